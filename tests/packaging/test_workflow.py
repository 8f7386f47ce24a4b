"""The workflow that builds packages on other systems, checked as far as it can be without them."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import tomllib
from typing import Any

import pytest
import yaml
from installers.__main__ import SYSTEMS
from installers.frozen import ROOT

from halloween_table.app.program.main import main

WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "packages.yml").read_text("utf-8"))
JOBS: dict[str, dict[str, Any]] = WORKFLOW["jobs"]
STEPS = [step for job in JOBS.values() for step in job["steps"]]
SAID = "\n".join(step["run"] for step in STEPS if "run" in step)


def test_it_runs_for_a_tag_and_by_hand_and_may_only_read() -> None:
    assert WORKFLOW["on"].keys() == {"push", "workflow_dispatch"}
    assert WORKFLOW["on"]["push"].keys() == {"tags"}
    assert WORKFLOW["permissions"] == {"contents": "read"}
    writing = {name for name, job in JOBS.items() if "permissions" in job}
    assert writing == {"release"}


def test_each_system_builds_for_itself() -> None:
    runners = {name: job["runs-on"].split("-")[0] for name, job in JOBS.items()}
    assert runners["linux"] == "ubuntu"
    assert runners["windows"] == "windows"
    assert runners["macos"] == "macos"


def test_only_a_tag_for_which_everything_passed_is_given_out() -> None:
    assert set(JOBS["release"]["needs"]) == JOBS.keys() - {"release"}
    assert JOBS["release"]["if"] == "github.ref_type == 'tag'"


def test_no_job_waits_for_ever() -> None:
    assert all(job["timeout-minutes"] <= 60 for job in JOBS.values())


def test_what_is_fetched_from_another_job_was_left_there() -> None:
    left = {name: _artifacts(job, "upload") for name, job in JOBS.items()}
    for job in JOBS.values():
        needed = job.get("needs", [])
        from_needed = {
            artifact
            for name in ([needed] if isinstance(needed, str) else needed)
            for artifact in left[name]
        }
        assert _artifacts(job, "download") <= from_needed | {"*"}


def _artifacts(job: dict[str, Any], direction: str) -> set[str]:
    """What a job leaves or fetches; without a name it fetches everything."""
    return {
        step["with"].get("name", "*")
        for step in job["steps"]
        if step.get("uses", "").startswith(f"actions/{direction}-artifact@")
    }


def test_every_target_of_make_exists() -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    called = set(re.findall(r"\bmake ([\w-]+)", SAID))
    assert called
    assert called <= set(targets)


def test_every_system_that_is_named_can_be_built() -> None:
    named = set(re.findall(r"make package ARGS=(\w+)|-m installers (\w+)", SAID))
    assert {first or second for first, second in named} == SYSTEMS.keys()


def test_every_module_that_is_called_exists() -> None:
    modules = set(re.findall(r"python -m (\w+)", SAID))
    assert modules
    assert [name for name in modules if importlib.util.find_spec(name) is None] == []


def test_every_file_that_is_named_exists() -> None:
    written = f"{SAID}\n{JOBS['linux']['env']['PICTURES_ADDRESS']}"
    paths = set(re.findall(r"(?:packaging|tests|halloween_table)/[\w./-]*\w", written))
    assert len(paths) >= 4
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_extras_that_are_installed_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {name for group in re.findall(r"\.\[([\w,-]+)\]", SAID) for name in group.split(",")}
    assert named
    assert named <= extras["optional-dependencies"].keys()


def test_tests_are_chosen_as_everywhere() -> None:
    chosen = set(re.findall(r'-m ("not [^"]+")', SAID))
    assert len(chosen) == 1
    assert chosen.pop() in (ROOT / "Makefile").read_text()


def test_the_program_knows_every_option_it_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    options = set(re.findall(r"(?:halloween-table(?:\.exe)?|program)\"? \"?(--[\w-]+)", SAID))
    assert options == {"--version", "--smoke-test"}
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    assert [option for option in options if option not in told] == []


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash to read them")
@pytest.mark.parametrize(
    "commands",
    [step["run"] for step in STEPS if "run" in step and step.get("shell", "bash") == "bash"],
)
def test_commands_are_well_formed(commands: str) -> None:
    subprocess.run(["bash", "-n"], input=commands, text=True, check=True)
