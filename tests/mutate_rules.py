"""Breaks the rules on purpose, one small change at a time, and lists what no test notices.

    python tests/mutate_rules.py [game] [--sample 100] [--jobs 2]

Each broken copy of `halloween_table/games/<game>/rules` is tried with the quick tests of that
game; without a name all games that have rules are tried, one after another. Survivors that
`mutation_survivors.md` gives a reason for under that game are known; any other is a gap in the
tests, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import queue
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
KNOWN = ROOT / "tests" / "mutation_survivors.md"

INI = """
[pytest]
addopts = --import-mode=importlib -p no:cacheprovider -p no:pytestqt -p no:xdist -p no:syrupy
pythonpath = .
markers = long: not now
"""
FLIPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
NEGATED = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Flipping one of these is the same as negating the whole comparison."""
GENERIC = {"tuple", "list", "dict", "type", "Callable", "Iterable", "Iterator"}
"""What stands in brackets after one of these is the spelling of a type."""


class Mutant(NamedTuple):
    file: Path
    """Relative to the project."""
    line: int
    change: str
    """What was changed into what: with the file its name, as `mutation_survivors.md` knows it."""
    source: str

    @property
    def name(self) -> str:
        return f"{self.file.name}: {self.change}"


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every small change to one module."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    for at, node in enumerate(_changeable(tree)):
        for changed in _changes(node):
            broken = copy.deepcopy(tree)
            target = _changeable(broken)[at]
            _replace(broken, target, changed)
            change = f"{_where(tree, node)}: `{_shown(node)}` → `{_shown(changed)}`"
            source = ast.unparse(ast.fix_missing_locations(broken))
            yield Mutant(file, getattr(node, "lineno", 0), change, source)


def _changeable(tree: ast.Module) -> list[ast.AST]:
    """The nodes of statements and expressions: no docstrings, annotations, imports or asserts."""
    found: list[ast.AST] = []

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise):
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return
        if isinstance(node, ast.Subscript) and _shown(node.value) in GENERIC:
            return
        found.append(node)
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "target", "targets", "bases"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    visit(child)

    visit(tree)
    return found


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """The node with one thing changed in it, in every way."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in FLIPPED:
            yield _with(node, ops=[FLIPPED[type(op)]()])
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in FLIPPED:
            if not _is_type(node):
                yield _with(node, op=FLIPPED[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            if not (isinstance(test, ast.Compare) and type(test.ops[0]) in NEGATED):
                yield _with(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.comprehension(ifs=[_, *_]):
            for nth in range(len(node.ifs)):
                yield _with(node, ifs=node.ifs[:nth] + node.ifs[nth + 1 :])
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Call(func=ast.Name(id="Refusal")):
            yield ast.Constant(None)
        case ast.Tuple(elts=[_, *_]) | ast.List(elts=[_, *_]) if not _is_type(node):
            for nth in range(len(node.elts)):
                yield _with(node, elts=node.elts[:nth] + node.elts[nth + 1 :])
        case ast.Call(keywords=[_, *_]):
            for nth in range(len(node.keywords)):
                yield _with(node, keywords=node.keywords[:nth] + node.keywords[nth + 1 :])


def _is_type(node: ast.AST) -> bool:
    """Whether this is the spelling of a type, such as `tuple[int, int]` or `Ghost | Kid`."""
    return (
        re.fullmatch(r"\(?[A-Z]?\w+( \| \w+)+\)?|\(?(int|str|Colour|Cell).*", _shown(node))
        is not None
    )


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for field, value in fields.items():
        setattr(changed, field, value)
    return changed


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    new = copy.deepcopy(new)
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
                return
            if isinstance(value, list) and any(child is old for child in value):
                setattr(parent, field, [new if child is old else child for child in value])
                return
    raise AssertionError("the node is not in its tree")


def _where(tree: ast.Module, node: ast.AST) -> str:
    """The function or class a node is in, and if the node says little by itself its statement, or
    its row of a table."""
    around = [outer for outer in ast.walk(tree) if any(inner is node for inner in ast.walk(outer))]
    names = [outer.name for outer in around if isinstance(outer, ast.FunctionDef | ast.ClassDef)]
    where = ".".join(names) or "module"
    if len(_shown(node)) > 20:
        return where
    statement = [outer for outer in around if isinstance(outer, ast.stmt)][-1]
    tables = [outer for outer in around if isinstance(outer, ast.Tuple | ast.List)]
    rows = [row for table in tables[:1] for row in table.elts if isinstance(row, ast.Call)]
    row = next((row for row in rows if row in around), statement)
    return f"{where}, in `{_shown(row)}`"


def _shown(node: ast.AST) -> str:
    """The node in one short line."""
    if isinstance(node, ast.If | ast.While):
        return f"if {ast.unparse(node.test)}"
    if isinstance(node, ast.comprehension):
        return ast.unparse(node).strip()
    text = " ".join(ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).split())
    return text if len(text) <= 110 else f"{text[:70]} … {text[-38:]}"


def scratch_copy(folder: Path, game: str) -> None:
    """What the tests of the rules need and nothing else: so no test of the screen can run."""
    package = folder / "halloween_table"
    for part in ("engine", f"games/{game}/rules"):
        shutil.copytree(ROOT / "halloween_table" / part, package / part)
    for part in (".", "games", f"games/{game}"):
        (package / part / "__init__.py").touch()
    shutil.copytree(ROOT / "tests" / "games" / game, folder / "tests" / "games" / game)
    for name in ("conftest.py", "tally.py"):
        shutil.copy(ROOT / "tests" / name, folder / "tests" / name)
    (folder / "pytest.ini").write_text(INI, encoding="utf-8")


def run_tests(folder: Path, files: list[str], limit: float) -> str:
    """What the tests say: `passed`, `failed` or `endless`."""
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-m", "not long", *files]
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "CI": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, timeout=limit, check=False
        )
    except subprocess.TimeoutExpired:
        return "endless"
    return "passed" if done.returncode == 0 else "failed"


def quick_and_slow(folder: Path, game: str) -> tuple[list[list[str]], float]:
    """The test files that can notice something, in two runs, and how long all take."""
    took: dict[str, float] = {}
    for file in sorted((folder / "tests" / "games" / game).rglob("test_*.py")):
        if f"games.{game}.rules" not in file.read_text(encoding="utf-8"):
            continue
        began = time.monotonic()
        verdict = run_tests(folder, [str(file)], 600)
        if verdict == "passed":
            took[str(file.relative_to(folder))] = time.monotonic() - began
        else:
            print(f"{file.name} is left out: it needs more than the rules", flush=True)
    if not took:
        raise SystemExit(f"no test of {game} passes")
    ordered = sorted(took, key=took.__getitem__)
    middle = sum(took.values()) / len(took)
    runs = [[f for f in ordered if took[f] <= middle], [f for f in ordered if took[f] > middle]]
    return [run for run in runs if run], sum(took.values())


def survivors_of(
    game: str, only: list[str], sample: int | None, seed: int, jobs: int
) -> list[Mutant]:
    rules = Path("halloween_table") / "games" / game / "rules"
    files = sorted(file.relative_to(ROOT) for file in (ROOT / rules).rglob("*.py"))
    chosen = [file for file in files if not only or file.name in only]
    mutants = list({m.source: m for file in chosen for m in mutants_of(file)}.values())
    possible = len(mutants)
    if sample is not None and sample < possible:
        mutants = random.Random(seed).sample(mutants, sample)
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        folders: queue.Queue[Path] = queue.Queue()
        for job in range(jobs):
            folder = Path(scratch) / str(job)
            scratch_copy(folder, game)
            folders.put(folder)
        first = folders.get()
        runs, took = quick_and_slow(first, game)
        canary = Mutant(files[-1], 1, "", "1 / 0")
        folders.put(first)
        print(f"{game}: {len(mutants)} of {possible} mutants, {took:.0f} s of tests", flush=True)

        def verdict(mutant: Mutant) -> str:
            folder = folders.get()
            target = folder / mutant.file
            whole = target.read_text(encoding="utf-8")
            try:
                target.write_text(mutant.source, encoding="utf-8")
                said = (run_tests(folder, files, 5 * took + 20) for files in runs)
                return next((word for word in said if word != "passed"), "passed")
            finally:
                target.write_text(whole, encoding="utf-8")
                folders.put(folder)

        if verdict(canary) == "passed":
            raise SystemExit("the tests do not run on the broken copies")
        survivors = []
        with ThreadPoolExecutor(jobs) as pool:
            for mutant, said in zip(mutants, pool.map(verdict, mutants), strict=True):
                if said == "passed":
                    survivors.append(mutant)
                    print(f"survived  {mutant.file}:{mutant.line}  {mutant.change}", flush=True)
        killed = len(mutants) - len(survivors)
        print(f"{game}: {killed} noticed, {len(survivors)} survived", flush=True)
    return survivors


def known_of(game: str) -> str:
    """What `mutation_survivors.md` says about that game: each has its heading."""
    text = KNOWN.read_text(encoding="utf-8") if KNOWN.exists() else ""
    for section in text.split("\n## ")[1:]:
        if section.partition("\n")[0].lower() == game.replace("_", " "):
            return section
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", help="a folder of halloween_table/games; else all")
    parser.add_argument("--file", nargs="*", default=[], help="only these modules")
    parser.add_argument("--sample", type=int, help="try only so many, drawn by lot")
    parser.add_argument("--seed", type=int, default=1, help="another lot")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    shelf = (ROOT / "halloween_table" / "games").glob("*/rules")
    games = [asked.game] if asked.game else sorted(rules.parent.name for rules in shelf)
    unknown = [
        mutant
        for game in games
        for mutant in survivors_of(game, asked.file, asked.sample, asked.seed, asked.jobs)
        if mutant.name not in known_of(game)
    ]
    for mutant in unknown:
        print(f"No test notices and no reason is given:\n  {mutant.name}")
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
