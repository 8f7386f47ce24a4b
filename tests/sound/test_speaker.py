"""The system's device: quiet where there is none, and played into nothing where tests have one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from halloween_table.sound.device import RATE, NoSound
from halloween_table.sound.files import sound_file
from halloween_table.sound.speaker import Speaker
from tests.conftest import ROOT

pytest.importorskip("_miniaudio")


def test_sounds_can_be_read_as_they_were_made() -> None:
    """By the decoder that plays them: it finds every sample of our files."""
    import threading

    from sounds.wav import decoded

    speaker, asked = Speaker(("null",)), threading.Event()

    def fill(count: int) -> bytes:
        asked.set()
        return bytes(2 * count)

    speaker.open(fill, lambda: None)
    try:
        assert asked.wait(10)
        for name, rate in (("table/press", RATE), ("shelf/ambience", RATE // 2)):
            path = sound_file(name)
            assert path is not None
            samples, found = speaker.read(path)
            ours, _ = decoded(path)
            assert found == rate
            # It does not know where the last block of four bits ends: silence follows, but no loop may
            # have any.
            assert max(map(abs, samples[len(ours) :]), default=0) < 50
            assert len(samples) == len(ours) or name == "table/press"
            assert max(abs(a - 32767 * b) for a, b in zip(samples, ours, strict=False)) <= 1
    finally:
        speaker.close()
    speaker.close()


def test_without_the_library_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    with pytest.raises(NoSound) as none:
        Speaker().open(lambda count: b"", lambda: None)
    assert none.value.trouble == "library"


_ALONE = """
import sys
from pathlib import Path
from halloween_table.sound.device import NoSound
from halloween_table.sound.speaker import Speaker

speaker = Speaker(cards=Path(sys.argv[1]))
try:
    speaker.open(lambda count: bytes(2 * count), lambda: None)
except NoSound as none:
    print(none.trouble)
speaker.close()
print("_miniaudio" in sys.modules, "urllib.request" in sys.modules)
print("still heard", file=sys.stderr)
"""


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has libraries that talk"
)
@pytest.mark.parametrize("card", [False, True])
def test_without_a_device_nothing_is_said(card: bool, tmp_path: Path) -> None:
    """Nor where ALSA finds a card of which it knows nothing, and would complain."""
    if card:
        (tmp_path / "pcmC9D0p").touch()
    nowhere = {"PULSE_SERVER": "/nonexistent", "ALSA_CONFIG_PATH": "/dev/null"}
    nowhere |= {"PULSE_RUNTIME_PATH": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", _ALONE, str(tmp_path)],
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin", **nowhere},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["device", "True", "False"]
    assert done.stderr == "still heard\n"


_TO_THE_END = """
from halloween_table.sound.player import Player
from halloween_table.sound.speaker import Speaker

player = Player(Speaker(("null",)))
player.turn(1.0, 1.0)
player.ambience("shelf")
player.cue("booo/claim")
{}
"""


@pytest.mark.parametrize("end", ["assert player.close()", "while not player._clips: pass"])
def test_a_program_that_plays_ends_at_once(end: str) -> None:
    """Also if nobody has told the player that it does, and the device goes on asking."""
    done = subprocess.run(
        [sys.executable, "-c", _TO_THE_END.format(end)],
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
