"""A Debian with nothing in it but what every Debian has, in a folder: there packages are tried."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from installers.frozen import ROOT

_ENTER = """
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
mkdir -p "$0/tmp/.X11-unix" /tmp/.X11-unix
mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"
exec chroot "$@"
"""
"""In a namespace of its own: the mounts are gone with the process."""

PERSON = 1000
"""Who plays there: nobody plays as root."""
_HOME = "home/person"


class BareDebian:
    """Commands in it run as root if they are `administer`ed, and as an ordinary person otherwise."""

    def __init__(self, suite: str, folder: Path) -> None:
        self.suite, self.folder = suite, folder
        subprocess.run(["tar", "-xf", _made(suite), "-C", folder], check=True)
        self.home = folder / _HOME
        self.home.mkdir(parents=True)
        os.chown(self.home, PERSON, PERSON)

    def administer(self, *command: str) -> str:
        """What the command says; fails with all of it if the command does."""
        done = self._enter(("/",), command, {"DEBIAN_FRONTEND": "noninteractive"})
        return _fine(done)

    def install(self, package: Path) -> str:
        """With the dependencies that it declares, and none that it only recommends."""
        inside = self.folder / "root" / package.name
        inside.write_bytes(package.read_bytes())
        self.administer("apt-get", "update", "-q")
        options = ("-q", "-y", "--no-install-recommends", "--allow-downgrades")
        return self.administer("apt-get", "install", *options, f"/root/{package.name}")

    def run(self, *command: str, **variables: str) -> str:
        return _fine(self._enter(self._person, command, variables))

    def start(self, *command: str, **variables: str) -> subprocess.Popen[str]:
        """A command that goes on until it is stopped."""
        return subprocess.Popen(
            self._entering(self._person, command),
            env=self._environment(variables),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            process_group=0,
        )

    @property
    def _person(self) -> tuple[str, ...]:
        return (f"--userspec={PERSON}:{PERSON}", "/")

    def _entering(self, who: Sequence[str], command: Sequence[str]) -> list[str]:
        root = str(self.folder)
        as_whom = [root if part == "/" else part for part in who]
        return ["unshare", "--mount", "sh", "-ec", _ENTER, root, *as_whom, *command]

    def _enter(
        self, who: Sequence[str], command: Sequence[str], variables: Mapping[str, str]
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self._entering(who, command),
            env=self._environment(variables),
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )

    def _environment(self, variables: Mapping[str, str]) -> dict[str, str]:
        return {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": f"/{_HOME}",
            "LANG": "C.UTF-8",
            **{name: os.environ[name] for name in os.environ if name.endswith("_proxy")},
            **variables,
        }


def _made(suite: str) -> Path:
    """Packed up, so that the next test has it at once. Made anew when the folder build/ is."""
    path = ROOT / "build" / "debian" / f"{suite}.tar"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".part.tar")
        command = ["mmdebstrap", "--quiet", "--variant=minbase", suite, str(unfinished)]
        subprocess.run(command, check=True, capture_output=True)
        unfinished.rename(path)
    return path


def _fine(done: subprocess.CompletedProcess[str]) -> str:
    said = done.stdout + done.stderr
    assert done.returncode == 0, f"{' '.join(done.args[6:])} ended with {done.returncode}:\n{said}"
    return said
