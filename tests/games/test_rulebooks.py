"""What holds for every rulebook on the shelf: whole texts, links that lead somewhere, figures."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule, Rulebook
from halloween_table.games.shelf import SHELF

LINK = re.compile(r'<a href="#([^"]*)">')

every_book = pytest.mark.parametrize("key", [box.key for box in SHELF])


@cache
def book(key: str) -> Rulebook:
    return next(box for box in SHELF if box.key == key).open().rulebook


def blocks(key: str) -> list[Paragraph | Rule | Figure]:
    of_chapters = (block for chapter in book(key).chapters() for block in chapter.blocks)
    return [*of_chapters, *book(key).thinking()]


def anchors(key: str) -> list[str]:
    rules = [block.id for block in blocks(key) if isinstance(block, Rule)]
    return [*(chapter.anchor for chapter in book(key).chapters()), *rules]


def text(block: Paragraph | Rule | Figure) -> str:
    return block.caption if isinstance(block, Figure) else block.text


@every_book
def test_anchors_are_unique(key: str) -> None:
    assert max(Counter(anchors(key)).values()) == 1


@every_book
def test_links_lead_somewhere(key: str) -> None:
    links = {link for block in blocks(key) for link in LINK.findall(text(block))}
    assert links
    assert links <= set(anchors(key))


@every_book
def test_every_ruling_is_listed_openly(key: str) -> None:
    rulings = {block.id for block in blocks(key) if isinstance(block, Rule) and block.ruling}
    *_, last = book(key).chapters()
    assert {link for block in last.blocks for link in LINK.findall(text(block))} >= rulings


@every_book
def test_texts_are_whole(key: str) -> None:
    chapters: tuple[Chapter, ...] = book(key).chapters()
    for said in (*(chapter.title for chapter in chapters), *map(text, blocks(key))):
        assert said
        assert not re.search(r"%\d", said), "a placeholder without its value"
        assert "  " not in said
        for tag in ("a", "b", "i"):
            assert len(re.findall(rf"<{tag}[ >]", said)) == said.count(f"</{tag}>")


@every_book
def test_every_figure_can_be_drawn(key: str) -> None:
    shown = [block.name for block in blocks(key) if isinstance(block, Figure)]
    assert shown
    assert max(Counter(shown).values()) == 1
    for name in shown:
        assert min(book(key).figure(name).size) > 0


@every_book
def test_there_is_no_other_figure(key: str) -> None:
    with pytest.raises(KeyError):
        book(key).figure("pumpkin pie")


@every_book
def test_every_level_of_computer_players_is_told_of(key: str) -> None:
    said = " ".join(map(text, book(key).thinking()))
    assert re.findall("<b>(Easy|Normal|Hard)</b>", said) == ["Easy", "Normal", "Hard"]
