"""What tells a Linux desktop about the program: menu entry, file type, and a page for software centres."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from halloween_table import product

from .described import LANGUAGES, VERSION, day, news, said

FOREIGN: Final = tuple(language for language in LANGUAGES if language != "en")

PICTURES: Final = {
    "table.png": "Candy Hunters",
    "town.png": "Halloween",
    "duel.png": "Rest in Peace",
    "castle.png": "Booo!",
}
"""Of packaging/pictures, with the name of the game that is seen."""


def desktop_entry(command: str = product.KEY) -> str:
    """The entry in the menu. `command` is what it starts."""
    return "\n".join(
        (
            "[Desktop Entry]",
            "Type=Application",
            f"Name={product.NAME}",
            *_in_each("Comment", product.SUMMARY),
            *_in_each("Keywords", product.KEYWORDS),
            f"Exec={command} %F",
            f"Icon={product.KEY}",
            "Terminal=false",
            "Categories=Game;BoardGame;",
            f"MimeType={product.MIME_TYPE};",
            f"StartupWMClass={product.KEY}",
            "StartupNotify=true",
            "",
        )
    )


def _in_each(field: str, text: str) -> list[str]:
    return [
        f"{field}={text}",
        *(f"{field}[{language}]={said(text, language)}" for language in FOREIGN),
    ]


def file_type() -> str:
    """Games as files, for everything that opens and shows files."""
    names = "\n".join(f"    {line}" for line in _tags("comment", product.FILE_TYPE))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{product.MIME_TYPE}">
{names}
    <sub-class-of type="application/json"/>
    <glob pattern="*{product.SUFFIX}"/>
    <icon name="{file_icon()}"/>
  </mime-type>
</mime-info>
"""


def file_icon() -> str:
    """What the icon of such a file is called."""
    return product.MIME_TYPE.replace("/", "-")


def software_page(pictures: str = "") -> str:
    """The page in software centres, in AppStream's form. `pictures` is the address of the folder in
    which they lie; without one the page has none."""
    described = (line for each in product.DESCRIPTION for line in _tags("p", each))
    shown: list[str] = []
    for name, title in PICTURES.items() if pictures else ():
        kind = ' type="default"' if not shown else ""
        shown.append(f"    <screenshot{kind}>")
        shown.append(f"      <caption>{escape(title)}</caption>")
        shown.append(f'      <image type="source">{escape(pictures)}/{name}</image>')
        shown.append("    </screenshot>")
    spoken = (f"    <lang>{language}</lang>" for language in LANGUAGES)
    lines = (
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<component type="desktop-application">',
        f"  <id>{product.APP_ID}</id>",
        "  <metadata_license>CC0-1.0</metadata_license>",
        f"  <project_license>{product.LICENCE}</project_license>",
        f"  <name>{product.NAME}</name>",
        *(f"  {line}" for line in _tags("summary", product.SUMMARY)),
        "  <description>",
        *(f"    {line}" for line in described),
        "  </description>",
        f"  <developer_name>{product.AUTHORS}</developer_name>",
        f'  <launchable type="desktop-id">{product.KEY}.desktop</launchable>',
        f'  <icon type="stock">{product.KEY}</icon>',
        *(("  <screenshots>", *shown, "  </screenshots>") if shown else ()),
        "  <categories>",
        "    <category>Game</category>",
        "    <category>BoardGame</category>",
        "  </categories>",
        "  <provides>",
        f"    <binary>{product.KEY}</binary>",
        f"    <mediatype>{product.MIME_TYPE}</mediatype>",
        "  </provides>",
        "  <languages>",
        *spoken,
        "  </languages>",
        '  <content_rating type="oars-1.1">',
        '    <content_attribute id="violence-fantasy">mild</content_attribute>',
        "  </content_rating>",
        "  <requires>",
        '    <display_length compare="ge">1024</display_length>',
        "  </requires>",
        "  <releases>",
        f'    <release version={quoteattr(VERSION)} date="{day().date().isoformat()}">',
        "      <description>",
        "        <ul>",
        *(f"          <li>{escape(line)}</li>" for line in news()),
        "        </ul>",
        "      </description>",
        "    </release>",
        "  </releases>",
        "</component>",
        "",
    )
    return "\n".join(lines)


def _tags(tag: str, text: str) -> list[str]:
    """The text in each language, each in a tag of its own."""
    return [
        f"<{tag}>{escape(text)}</{tag}>",
        *(
            f'<{tag} xml:lang="{language}">{escape(said(text, language))}</{tag}>'
            for language in FOREIGN
        ),
    ]
