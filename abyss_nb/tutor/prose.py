"""Running text of a chapter: Markdown without HTML and pictures, as a small tree of plain values.

>>> from abyss_nb.tutor.prose import prose
>>> prose("Pay *at once*, see [PLOT-COST].")
[['p', 'Pay ', ['em', 'at once'], ', see ', ['rule', 'PLOT-COST'], '.']]

A node is a text, or a list of a tag and its children: `p`, `ul`, `ol`, `li`, `em`, `strong`, `code`, `pre`,
`blockquote`, `br`, `["rule", ID]` and `["a", address, …]`. Nothing else can come out, whatever is written.
"""

import re
from collections.abc import Sequence
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from abyss_nb.core.abyss.cards import RULES

Node = str | list[Any]
"""A text, or a tag with its children."""

_TAGS = {
    "paragraph": "p",
    "bullet_list": "ul",
    "ordered_list": "ol",
    "list_item": "li",
    "em": "em",
    "strong": "strong",
    "blockquote": "blockquote",
}
_LINK = re.compile(r"\[([A-Z0-9-]+)\]")
_ADDRESS = re.compile(r"https?://")
_READER = MarkdownIt("commonmark", {"html": False}).disable(["image", "heading", "lheading", "reference", "autolink"])


def prose(text: str) -> list[Node]:
    """Return a text as a tree."""
    try:
        return _nodes(SyntaxTreeNode(_READER.parse(text)).children)
    except RecursionError:
        # Emphasis in emphasis without end is no Markdown that anybody meant.
        return [["p", text]]


def _nodes(trees: Sequence[SyntaxTreeNode]) -> list[Node]:
    found: list[Node] = []
    for node in (node for tree in trees for node in _read(tree)):
        # Texts side by side are one, so that a link to a rule is found in one piece.
        if isinstance(node, str) and found and isinstance(found[-1], str):
            found[-1] += node
        else:
            found.append(node)
    return [node for each in found for node in (_linked(each) if isinstance(each, str) else [each])]


def _read(tree: SyntaxTreeNode) -> list[Node]:
    kind = tree.type
    if kind in _TAGS:
        # In a list whose items stand close together a paragraph is no paragraph.
        inner = _nodes(tree.children)
        return inner if kind == "paragraph" and tree.hidden else [[_TAGS[kind], *inner]]
    if kind == "code_inline":
        return [["code", tree.content]]
    if kind in ("fence", "code_block"):
        return [["pre", tree.content.rstrip("\n")]]
    if kind == "softbreak":
        return [" "]
    if kind == "hardbreak":
        return [["br"]]
    if kind == "link":
        address = str(tree.attrs.get("href", ""))
        inner = _nodes(tree.children)
        return [["a", address, *inner]] if _ADDRESS.match(address) else inner
    return _nodes(tree.children) if tree.children else [tree.content] if tree.content else []


def _linked(text: str) -> list[Node]:
    """Cut a text at the rules it names."""
    parts: list[Node] = []
    for i, part in enumerate(_LINK.split(text)):
        if i % 2:
            parts.append(["rule", part] if part in RULES else f"[{part}]")
        elif part:
            parts.append(part)
    return parts


def rules_in(text: str) -> list[str]:
    """Return what a text names in brackets as a rule is named, whether there is such a rule or not."""
    return _LINK.findall(text)


def prose_html(nodes: Sequence[Node]) -> str:
    """Return a tree as HTML, for readers without a kernel and for print."""
    return "".join(map(_html, nodes))


def _html(node: Node) -> str:
    if isinstance(node, str):
        return escape(node)
    tag, *inner = node
    if tag == "br":
        return "<br>"
    if tag == "rule":
        return f"<code>{escape(inner[0])}</code>"
    if tag == "a":
        return f'<a href="{escape(inner[0])}" rel="noopener noreferrer">{prose_html(inner[1:])}</a>'
    if tag == "pre":
        return f"<pre><code>{escape(inner[0])}</code></pre>"
    return f"<{tag}>{prose_html(inner)}</{tag}>"


def prose_text(nodes: Sequence[Node]) -> str:
    """Return a tree as plain text, a line for each paragraph."""
    lines = [_text(node) for node in nodes]
    block = any(isinstance(node, list) and node[0] in ("p", "ul", "ol", "pre", "blockquote") for node in nodes)
    return ("\n" if block else "").join(lines)


def _text(node: Node) -> str:
    if isinstance(node, str):
        return node
    tag, *inner = node
    if tag == "br":
        return "\n"
    if tag == "rule":
        return f"[{inner[0]}]"
    if tag == "li":
        return f"- {prose_text(inner)}\n"
    return prose_text(inner[1:] if tag == "a" else inner)
