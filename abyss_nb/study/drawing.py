"""Draws charts with matplotlib, in the colours of the board; imported only when a chart is asked for."""

import html
import json
import warnings
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, cast

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.patheffects import withStroke
from matplotlib.ticker import MaxNLocator
from matplotlib.transforms import ScaledTranslation

from abyss_nb.study.charts import HIGHEST, Plot, Theme
from abyss_nb.words import Words
from abyss_nb.words.plain import one_line

SEAT_COLOURS = {"p1": "accent", "p2": "influence", "p3": "key", "p4": "monster"}
"""The design token of each seat's colour, as on the board."""
PART_COLOURS = {"locations": "key", "lords": "influence", "allies": "squid", "monsters": "monster"}
"""The design token of each part of a score."""
STROKES: dict[str, Any] = {"p1": "-", "p2": (0, (6, 1.6)), "p3": (0, (3.5, 2)), "p4": (0, (6, 1.4, 1.4, 1.4))}
MARKERS = {"p1": "o", "p2": "s", "p3": "^", "p4": "D"}
"""The line and the marker of each seat, so that its colour is not the only sign."""
HATCHES = {"locations": "", "lords": "///", "allies": "---", "monsters": "\\\\\\"}
"""The texture of each part of a score."""
TABLE_COLOURS = {"threat": "danger", "court": "squid"}
WIDTH, HEIGHT = 8.4, 4.0
"""The size of one chart in inches."""
MARGIN = 0.09
PIXELS = 96
"""How many pixels of a page an inch takes."""
SHARP = 144
"""How many pixels of the picture an inch takes, so that it is sharp on fine screens too."""
LONGEST_LABEL = 22
"""How many characters of a name stand beside a line."""
GAP = 0.075
"""How far labels beside lines keep from each other, as a part of the height."""


@cache
def _tokens() -> dict[str, Any]:
    """Return the design tokens of the board."""
    # Read as a file: the modules beside it belong to the widgets, which are above this package.
    path = files("abyss_nb") / "widgets" / "art" / "tokens.json"
    return cast("dict[str, Any]", json.loads(path.read_text(encoding="utf-8")))


class Chart(Figure):
    """A figure that tells in words what it shows.

    Attributes:
        alt: What it shows, in a sentence for each chart.
    """

    alt = ""

    def _repr_html_(self) -> str:
        picture = BytesIO()
        with warnings.catch_warnings():
            # A name may hold letters that the font lacks; they show as boxes.
            warnings.filterwarnings("ignore", "Glyph .* missing from font", UserWarning)
            self.savefig(picture, format="png", dpi=SHARP)
        data = b64encode(picture.getvalue()).decode()
        width = round(self.get_figwidth() * PIXELS)
        return (
            f'<img src="data:image/png;base64,{data}" alt="{html.escape(self.alt)}"'
            f' style="width:{width}px;max-width:100%">'
        )


def drawn(plots: Sequence[Plot], say: Words, theme: Theme) -> Chart:
    """Draw one chart, or several side by side and one below the other."""
    columns = min(2, len(plots))
    rows = -(-len(plots) // columns)
    with rc_context({"font.family": "sans-serif", "font.sans-serif": ["DejaVu Sans"], "font.size": 9.5}):
        pen = _Pen(say, _tokens()[theme])
        figure = Chart(
            figsize=(WIDTH * columns, HEIGHT * rows),
            layout=ConstrainedLayoutEngine(w_pad=MARGIN, h_pad=MARGIN),
            facecolor=pen.colours["panel"],
        )
        figure.alt = " ".join(plot.told(say) for plot in plots)
        for plot, place in zip(plots, figure.subfigures(rows, columns, squeeze=False).flat, strict=True):
            pen.draw(plot, place)
    return figure


class _Pen:
    """Draws in one language and one theme."""

    def __init__(self, say: Words, colours: dict[str, str]) -> None:
        self.say = say
        self.colours = colours

    def draw(self, plot: Plot, place: SubFigure) -> None:
        """Draw a chart into its place."""
        place.set_facecolor(self.colours["panel"])
        place.suptitle(
            self.say.pattern(f"chart.{plot.what}"),
            x=0.012,
            ha="left",
            fontfamily="DejaVu Serif",
            fontsize=13.5,
            fontweight="bold",
            color=self.colours["text"],
        )
        if plot.parts:
            self._parts(plot, place)
            return
        axes = place.subplots()
        self._ground(axes, plot)
        if plot.what in HIGHEST:
            self._table(plot, axes)
        else:
            self._seats(plot, axes)
        self._moments(plot, axes)

    # -- kinds of charts -----------------------------------------------------------------------------------------

    def _seats(self, plot: Plot, axes: Axes) -> None:
        """Draw a line for every seat, with its name and last value at its end."""
        for i, (seat, line) in enumerate(plot.lines.items()):
            axes.plot(
                *_steps(plot.x, line),
                drawstyle="steps-post",
                color=self.colours[SEAT_COLOURS[seat]],
                linestyle=STROKES[seat],
                linewidth=2,
                marker=MARKERS[seat],
                markersize=5.5,
                # Not all at the same places, so that none hides another.
                markevery=(0.04 * (i + 1), 0.2),
                path_effects=self._outline(SEAT_COLOURS[seat]),
                zorder=3.5 - 0.1 * i,
            )
        top = max(5, *(max(line) for line in plot.lines.values()))
        axes.set_ylim(min(-0.02 * top, *(min(line) for line in plot.lines.values())), top * 1.06)
        ends = {seat: float(line[-1]) for seat, line in plot.lines.items()}
        for seat, y in spread(ends, GAP * top, 0.01 * top, 1.04 * top).items():
            self._label(axes, y, f"{_short(plot.names[seat])}  {plot.lines[seat][-1]}", SEAT_COLOURS[seat], seat)

    def _parts(self, plot: Plot, place: SubFigure) -> None:
        """Draw the points of every seat as layers, side by side on the same scale."""
        all_axes = place.subplots(1, len(plot.parts), sharey=True, squeeze=False)[0]
        top = max(5, *(max(line) for line in plot.lines.values()))
        for (seat, parts), axes in zip(plot.parts.items(), all_axes, strict=True):
            self._ground(axes, plot, first=axes is all_axes[0])
            x = [*plot.x, _edge(plot.x)]
            layers = axes.stackplot(x, *([*line, line[-1]] for line in parts.values()), step="post")
            for part, layer in zip(parts, layers, strict=True):
                layer.set(
                    facecolor=self.colours[PART_COLOURS[part]],
                    edgecolor=self.colours["panel"],
                    hatch=HATCHES[part],
                    linewidth=0.8,
                )
            axes.set_ylim(0, top * 1.12)
            axes.set_title(
                f"{one_line(plot.names[seat], LONGEST_LABEL * 2 // len(plot.parts))}  {plot.lines[seat][-1]}",
                loc="left",
                color=self.colours["text"],
                fontsize=10.5,
                fontweight="bold",
                parse_math=False,  # a dollar sign in a name is a dollar sign
            )
            heights, below = {}, 0.0
            for part, line in parts.items():
                if line[-1] or axes is all_axes[-1]:
                    heights[part] = below + line[-1] / 2
                below += line[-1]
            # Beside the last seat the parts are named, beside the others they have the same colours and order.
            for part, y in spread(heights, GAP * top, 0.02 * top, 1.1 * top).items():
                name = f"  {self.say.pattern(f'board.score.{part}')}" if axes is all_axes[-1] else ""
                self._label(axes, y, f"{parts[part][-1]}{name}", PART_COLOURS[part])
            self._moments(plot, axes, named=axes is all_axes[0])

    def _table(self, plot: Plot, axes: Axes) -> None:
        """Draw a thing of the table, and who did something about it."""
        colour = self.colours[TABLE_COLOURS[plot.what]]
        line = plot.lines[plot.what]
        x, y = _steps(plot.x, line)
        axes.fill_between(x, y, step="post", color=colour, alpha=0.18, linewidth=0)
        axes.plot(x, y, drawstyle="steps-post", color=colour, linewidth=1.4, zorder=2)
        seats = sorted({mark.seat for mark in plot.marks})
        for seat in seats:
            marks = [mark for mark in plot.marks if mark.seat == seat]
            axes.plot(
                [mark.x for mark in marks],
                [mark.height for mark in marks],
                linestyle="none",
                marker=MARKERS[seat],
                markersize=7.5,
                color=self.colours[SEAT_COLOURS[seat]],
                markeredgecolor=self.colours.get(f"{SEAT_COLOURS[seat]}-edge", self.colours["panel"]),
                zorder=4,
                label=_short(plot.names[seat]),
            )
        axes.set_ylim(0, HIGHEST[plot.what] * 1.12)
        axes.set_yticks(range(HIGHEST[plot.what] + 1))
        self._label(axes, line[-1], str(line[-1]), TABLE_COLOURS[plot.what])
        if seats:
            legend = axes.legend(
                loc="lower right",
                bbox_to_anchor=(1.0, 1.0),
                ncols=len(seats),
                frameon=False,
                title=self.say.pattern(f"chart.{plot.what}.marks"),
                title_fontsize=9,
                alignment="right",
                labelcolor=self.colours["text"],
                borderaxespad=0,
                handletextpad=0.2,
            )
            legend.get_title().set_color(self.colours["text-muted"])
            for text in legend.get_texts():
                text.set_parse_math(False)

    # -- what all have -------------------------------------------------------------------------------------------

    def _ground(self, axes: Axes, plot: Plot, first: bool = True) -> None:
        """Draw the axes, with their labels."""
        colours = self.colours
        axes.set_facecolor(colours["panel"])
        axes.grid(axis="y", color=colours["line"], linewidth=0.7, alpha=0.7)
        axes.set_axisbelow(True)
        axes.spines[:].set_visible(False)
        axes.spines["bottom"].set(visible=True, color=colours["edge"])
        axes.tick_params(colors=colours["text-muted"], length=0)
        axes.tick_params(axis="x", length=3, color=colours["edge"])
        axes.set_xlim(plot.x[0], _edge(plot.x))
        axes.xaxis.set_major_locator(MaxNLocator(8 if not plot.parts else 6 // len(plot.parts) + 1, integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(6, integer=True))
        axes.set_xlabel(self.say.pattern(f"chart.axis.{plot.per}"), color=colours["text-muted"])
        if first:
            axes.set_ylabel(self.say.pattern(f"chart.axis.{plot.what}"), color=colours["text-muted"])

    def _moments(self, plot: Plot, axes: Axes, named: bool = True) -> None:
        """Draw where the end was triggered and the place that is looked at, and fade what comes after it."""
        if plot.end is not None:
            self._moment(axes, plot.end, "chart.end" if named else "", self.colours["text-muted"], (0, (1, 2)))
        if plot.cursor is not None:
            later = (plot.cursor, _edge(plot.x))
            axes.axvspan(*later, color=self.colours["panel"], alpha=0.6, linewidth=0, zorder=5)
            self._moment(axes, plot.cursor, "chart.cursor" if named else "", self.colours["focus"], "-")

    def _moment(self, axes: Axes, x: float, key: str, colour: str, stroke: Any) -> None:
        axes.axvline(x, color=colour, linewidth=1.2, linestyle=stroke, zorder=6)
        late = x > sum(axes.get_xlim()) / 2
        if key:
            axes.annotate(
                self.say.pattern(key),
                (x, 1),
                xycoords=("data", "axes fraction"),
                xytext=(-3 if late else 3, -8 if key == "chart.end" else -19),
                textcoords="offset points",
                ha="right" if late else "left",
                color=colour,
                fontsize=8.5,
                path_effects=[withStroke(linewidth=3, foreground=self.colours["panel"])],
                zorder=7,
            )

    def _label(self, axes: Axes, y: float, text: str, colour: str, seat: str = "") -> None:
        """Write beside the end of a line or layer, after a mark in its colour."""
        axes.annotate(
            text,
            (1, y),
            xycoords=("axes fraction", "data"),
            xytext=(16, 0),
            textcoords="offset points",
            va="center",
            color=self.colours["text"],
            fontsize=9.5,
            annotation_clip=False,
            parse_math=False,
        )
        beside = axes.get_yaxis_transform() + ScaledTranslation(9 / 72, 0, axes.figure.dpi_scale_trans)
        axes.plot(
            [1],
            [y],
            marker=MARKERS.get(seat, "s"),
            markersize=6.5,
            color=self.colours[colour],
            path_effects=self._outline(colour),
            transform=beside,
            clip_on=False,
        )

    def _outline(self, token: str) -> list[Any]:
        """Return an edge for a colour that is too light for a line."""
        edge = self.colours.get(f"{token}-edge")
        return [withStroke(linewidth=3, foreground=edge)] if edge else []


def spread(wanted: dict[str, float], gap: float, lowest: float, highest: float) -> dict[str, float]:
    """Return heights for labels near those wanted, in the same order, none nearer to the next than `gap`.

    >>> spread({"a": 1.0, "b": 1.0, "c": 9.0}, 2.0, 0.0, 8.0)
    {'a': 1.0, 'b': 3.0, 'c': 8.0}
    """
    placed: dict[str, float] = {}
    for key, height in sorted(wanted.items(), key=lambda item: item[1]):
        lowest = placed[key] = max(height, lowest)
        lowest += gap
    for key in reversed(placed):
        highest = placed[key] = min(placed[key], highest)
        highest -= gap
    return placed


def _steps(x: Sequence[float], line: Sequence[int]) -> tuple[list[float], list[int]]:
    """Return the places where a line changes, and its last one drawn out so that it can be seen."""
    kept = [i for i in range(len(line)) if not i or line[i] != line[i - 1]]
    return [*(x[i] for i in kept), _edge(x)], [*(line[i] for i in kept), line[-1]]


def _edge(x: Sequence[float]) -> float:
    """Return the right edge of a chart, a little beyond the last place."""
    return max(x[-1] + max(0.02 * (x[-1] - x[0]), 0.5), x[0] + 1)


def _short(name: str) -> str:
    return one_line(name, LONGEST_LABEL)
