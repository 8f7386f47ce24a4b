"""Plays a whole game from another process, by what a screen reader is offered alone: which box, a
seed, and how many actions at most.

It runs with the system's own Python, which has pyatspi, and says in one line of JSON what it did.
"""

import json
import random
import sys
import time

import pyatspi

PATIENCE = 60.0
"""Seconds that the next page, or an answer to an action, may take on a busy machine."""
PRESS = "Press"


def actions(node):
    try:
        found = node.queryAction()
    except NotImplementedError:
        return []
    return [found.getName(at) for at in range(found.nActions)]


def act(node, name):
    names = actions(node)
    if name in names:  # the table may have changed since it was looked at
        node.queryAction().doAction(names.index(name))


def children(node):
    found = (node.getChildAtIndex(at) for at in range(node.childCount))
    return [child for child in found if child is not None and is_showing(child)]


def is_showing(node):
    return node.getState().contains(pyatspi.STATE_SHOWING)


def everything(node):
    yield node
    for child in children(node):
        yield from everything(child)


def first(node, wanted):
    return next((found for found in everything(node) if wanted(found)), None)


def until(found):
    """What comes of it at last."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            there = found()
        except Exception:  # what was just looked at is gone
            there = None
        if there:
            return there
        time.sleep(0.02)
    raise SystemExit("it never came: " + found.__doc__)


class Player:
    """Somebody who hears what there is and presses one of it."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.done = dict.fromkeys((PRESS, "Turn up", "Lift", "Put here", "choices"), 0)

    def open(self):
        def program():
            """the program on the bus"""
            desktop = pyatspi.Registry.getDesktop(0)
            return next((app for app in desktop if app and app.name == "Halloween Table"), None)

        self.app = until(program)

    def press(self, name):
        def button():
            """a button"""
            return first(
                self.app, lambda node: node.name.startswith(name) and PRESS in actions(node)
            )

        act(until(button), PRESS)

    def table(self):
        return first(self.app, lambda node: node.name == "Table" and node.childCount)

    def play(self, most):
        """Until the points are counted, or so many things were done."""

        def page():
            """the table, the curtain or the end"""
            for node in everything(self.app):
                if node.name == "I am here" and actions(node):
                    return "curtain", node
                if node.name.startswith("Play again"):
                    return "end", node
                if node.name == "Table" and "SetFocus" in actions(node):
                    return "table", node
            return None

        while sum(self.done.values()) < most:
            kind, node = until(page)
            if kind == "end":
                return
            if kind == "curtain":
                act(node, PRESS)
            else:
                self.move(node)

    def move(self, table):
        groups = {group.name: children(group) for group in children(table)}
        if "What you can choose" in groups:
            choices = groups["What you can choose"][:-1]
            act(self.chance.choice(choices), PRESS)
            self.done["choices"] += 1
            return
        offered = {}
        for spots in groups.values():
            for spot in spots:
                for name in actions(spot)[:1]:
                    offered.setdefault(name, []).append(spot)
        buttons = [spot for spot in groups.get("Buttons", ()) if actions(spot)]
        if "Put here" in offered:
            name, spots = "Put here", offered["Put here"]
        elif "Turn up" in offered and self.chance.random() < 0.7:
            name, spots = "Turn up", offered["Turn up"]
        elif "Lift" in offered and (not buttons or self.chance.random() < 0.7):
            name, spots = "Lift", offered["Lift"]
        elif buttons or PRESS in offered:
            name, spots = PRESS, buttons or offered[PRESS]
        else:
            time.sleep(0.02)
            return
        act(self.chance.choice(spots), name)
        self.done[name] += 1


def main():
    box, seed, most = sys.argv[1:]
    player = Player(int(seed))
    player.open()
    player.press(box)
    player.press("Start the game")
    player.play(int(most))
    said = [node.name for node in everything(player.app) if node.name]
    print(json.dumps({"done": player.done, "end": said}))


main()
