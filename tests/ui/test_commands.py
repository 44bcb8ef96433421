"""The one table of commands: everything in it has words, an icon, and a key of its own."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from cardtable.art.assets import asset
from cardtable.ui.commands import COMMANDS, command_text
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.icons import svg_pixmap
from tests.ui.conftest import Open


def test_every_command_has_an_icon_that_can_be_seen(qtbot: QtBot) -> None:
    for command in COMMANDS:
        assert asset(f"icons/{command.icon}.svg").is_file(), command.id
        image = svg_pixmap(f"icons/{command.icon}.svg", 16, 1, "#1c1815").toImage()
        inked = sum(image.pixelColor(x, y).alpha() > 120 for x in range(16) for y in range(16))
        assert inked > 12, command.id


def test_no_key_means_two_commands() -> None:
    keys = [command.key for command in COMMANDS if command.key]
    assert len(set(keys)) == len(keys)


def test_menus_show_icons_where_no_tick_goes(program: Program) -> None:
    actions = program.window.menus.actions
    cloths = next(
        menu
        for menu in program.window.findChildren(QMenu)
        if actions["cloth_green"] in menu.actions()
    )
    cloths.popup(QPoint())
    for command in COMMANDS:
        assert actions[command.id].text() == command_text(command.id)
        if not command.checkable or command.group == "cloth":
            assert not actions[command.id].icon().isNull(), command.id
    cloths.close()


def test_no_menu_is_open_in_which_nothing_can_be_chosen(program: Program, open_match: Open) -> None:
    actions = program.window.menus.actions
    aloud = next(
        menu for menu in program.window.findChildren(QMenu) if actions["say_hand"] in menu.actions()
    )
    assert not aloud.isEnabled()
    open_match("dou-dizhu", "human,easy,easy")
    assert aloud.isEnabled()
