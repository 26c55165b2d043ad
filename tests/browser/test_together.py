"""Two people, one kernel: both see one game, each sits at a board of their own and looks where they like."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from abyss_nb.words import words

from .rig.lab import LabServer, Notebook, running_lab, view_of
from .test_play_in_lab import assert_shows_the_state, board_of

pytestmark = pytest.mark.timeout(300)

GAME = """
from abyss_nb.session import Session
from functools import partial
from abyss_nb import widgets
BoardWidget = partial(widgets.BoardWidget, motion="off")
session = Session([("Ann", "person"), ("Bo", "person")], seed=8)
"""
MINE, YOURS, OPEN = (
    'ann = BoardWidget(session, seat="p1")\nann',
    'bo = BoardWidget(session, seat="p2")\nbo',
    "BoardWidget(session)",
)
TABLE = {"p1": "ann", "p2": "bo"}
"""Whose board is which, in the order of the cells."""
SAY = words("en").label

Together = Callable[..., tuple[Notebook, Notebook]]


@pytest.fixture(scope="module")
def common_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """A JupyterLab in which several people work in one notebook."""
    with running_lab(tmp_path_factory.mktemp("together"), collaboration=True) as server:
        yield server


@pytest.fixture(scope="module")
def people(chromium: Browser) -> Iterator[list[BrowserContext]]:
    """The browsers of two people, who share nothing: to the server each is somebody else."""
    contexts = [chromium.new_context(viewport={"width": 1100, "height": 900}) for _ in range(2)]
    yield contexts
    for context in contexts:
        context.close()


@pytest.fixture
def two(common_lab: LabServer, people: list[BrowserContext]) -> Iterator[tuple[Notebook, Notebook]]:
    """A page for each of two people; the first one opens a notebook, the second one can join."""
    host, guest = (Notebook(context.new_page(), common_lab) for context in people)
    yield host, guest
    guest.page.close()
    host.close()
    host.watch.assert_clean()
    guest.watch.assert_clean()


@pytest.fixture
def together(two: tuple[Notebook, Notebook]) -> Together:
    """Opens a notebook for both: `together(*cells)` runs the cells in one page and joins with the other."""

    def together(*cells: str) -> tuple[Notebook, Notebook]:
        host, guest = two
        host.open_cells(GAME, *cells)
        host.run_all()
        sit_down(guest, host, sum("BoardWidget(" in cell for cell in cells))
        return two

    return together


def sit_down(guest: Notebook, host: Notebook, boards: int) -> None:
    """Open the notebook of another page, which shows so many boards; the cells have run already.

    On a slow machine the page now and then looks for the widgets before it has heard of them from the kernel, and says
    so instead of showing them. Loading it again helps.
    """
    missed = guest.page.get_by_text("Error displaying widget: model not found")
    guest.join(host)
    for _ in range(3):
        expect(guest.page.locator(".ab-root").or_(missed)).to_have_count(boards, timeout=20_000)
        if not missed.count():
            return
        guest.reload()
    pytest.fail("the boards are not found in the kernel")


def on_move(notebook: Notebook) -> str:
    """The seat that has to decide."""
    return notebook.python("print(session.state.decision.seat)")


def played(notebook: Notebook) -> int:
    """How many actions were chosen so far."""
    return int(notebook.python("print(session.place)"))


def notices(root: Locator) -> Locator:
    return root.locator(".ab-notice")


def choose_seat(root: Locator, seat: str) -> None:
    """Choose a seat in the open menu."""
    root.locator(f'[data-setting="seat"] label:has(input[data-value="{seat}"])').click()


def play_in_turns(pages: Mapping[Notebook, Sequence[str]], moves: int) -> None:
    """Ann plays in the first page, Bo in the second one; all boards of both pages have to show it.

    Args:
        pages: Which boards each page has, from its top.
        moves: How many actions they choose; in these many both have to decide.
    """
    host, guest = pages
    shown = [(board_of(page, at), name) for page, names in pages.items() for at, name in enumerate(names)]
    acted = set()
    for move in range(moves):
        name, page = {"p1": ("ann", host.page), "p2": ("bo", guest.page)}[on_move(host)]
        for root, board in shown:
            if board != name:
                expect(root.locator("[data-action]")).to_have_count(0)
        act(next(root for root, board in shown if board == name and root.page == page), move)
        acted.add(name)
        for root, board in shown:
            assert_shows_the_state(root, view_of(host, board))
    assert acted == {"ann", "bo"}


def act(root: Locator, number: int = 0) -> None:
    """Press one of the buttons that a board offers, and wait until that is played."""
    before = root.get_attribute("data-seq") or ""
    buttons = root.locator("[data-action]")
    expect(buttons.first).to_be_visible()
    buttons.nth(number % buttons.count()).click()
    expect(root).not_to_have_attribute("data-seq", before)


def test_a_page_that_was_open_before_shows_the_boards_once_it_trusts_the_notebook(
    two: tuple[Notebook, Notebook],
) -> None:
    host, guest = two
    host.open_cells(GAME, MINE)
    guest.join(host)
    host.run_all()
    board_of(host)
    picture = guest.page.locator(".jp-OutputArea-output img")
    expect(picture).to_be_visible()
    expect(guest.page.locator(".ab-root")).to_have_count(0)
    _trust(guest.page)
    assert_shows_the_state(board_of(guest), view_of(host, "ann"))
    # From then on what either of them runs is live in both pages.
    guest.run_all()
    for notebook in two:
        expect(notebook.page.locator(".ab-root")).to_have_count(1)
        assert_shows_the_state(board_of(notebook), view_of(host, "ann"))


def _trust(page: Page) -> None:
    """Say in the menu that the notebook is trusted."""
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:trust') }")
    page.locator(".jp-Dialog .jp-mod-accept").click()


def test_each_plays_at_a_board_of_their_own_and_both_pages_show_it(together: Together) -> None:
    host, guest = together(MINE, YOURS)
    play_in_turns({host: ["ann", "bo"], guest: ["ann", "bo"]}, moves=8)
    assert host.python("print(session.state)") == guest.python("print(session.state)")


def test_who_clicks_too_late_is_told(together: Together) -> None:
    host, guest = together(OPEN.replace("(session)", "(session, seat=session.state.decision.seat)"))
    before = played(host)
    roots = [board_of(notebook) for notebook in (host, guest)]
    host.page.evaluate(
        """() => {
            const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
            kernel.requestExecute({ code: "import time; time.sleep(1)" });
        }"""
    )
    for root in roots:
        root.locator('[data-action="explore"]').click()
    first, late = roots
    expect(notices(late)).to_contain_text(SAY("error.stale"))
    expect(notices(first)).to_have_count(0)
    assert host.python("print([node.ply.action for node in session.walk.line[1:]])") == "['explore']"
    assert played(host) == before + 1


def test_nobody_plays_a_seat_of_the_other_board_without_saying_so(together: Together) -> None:
    host, guest = together(MINE, YOURS, f"free = {OPEN}\nfree")
    seat = on_move(host)
    claimed, free = board_of(host, list(TABLE).index(seat)), board_of(guest, 2)
    expect(claimed.locator("[data-action]").first).to_be_visible()
    expect(free.locator("[data-action], [data-role=ready]")).to_have_count(0)
    # Not even whoever goes round the page.
    action = 'free._on_message(None, {"kind": "act", "id": 1, "seq": free.view["seq"], "text": "explore"})'
    guest.python(action)
    assert played(host) == 0

    free.locator('[data-role="menu"]').click()
    choose_seat(free, seat)
    name = host.python(f"print(session.names[{seat!r}])")
    expect(notices(free)).to_contain_text(SAY("error.claimed", name=name))
    assert host.python("print(repr(free.seat))") == "''"
    expect(free.locator('[data-setting="seat"] input[data-value=""]')).to_be_checked()
    choose_seat(free, seat)
    expect(free.locator("[data-action]").first).to_be_visible()
    expect(board_of(host, 2).locator("[data-action]").first).to_be_visible()

    act(free)
    assert played(host) == 1
    assert_shows_the_state(claimed, view_of(host, TABLE[seat]))


def test_boards_that_walk_by_themselves_stand_at_different_places(together: Together) -> None:
    moves = "for _ in range(30):\n    session.play(session.state.legal()[0])"
    walks = [f'BoardWidget(session, seat="{seat}", follow=False)' for seat in TABLE]
    host, guest = together(moves, *walks, OPEN)
    mine, yours = board_of(host, 0), board_of(guest, 1)
    for root, steps in ((mine, 3), (yours, 8)):
        for step in range(1, steps + 1):
            root.locator('[data-role="back"]').click()
            expect(place_of(root)).to_have_attribute("aria-valuenow", str(30 - step))
    for notebook in (host, guest):
        for at, place in enumerate((27, 22, 30)):
            expect(place_of(board_of(notebook, at))).to_have_attribute("aria-valuenow", str(place))
    assert played(host) == 30


def place_of(root: Locator) -> Locator:
    """What tells where on the line a board stands."""
    return root.locator('[data-role="scrub"]')


def test_two_notebooks_on_one_kernel_show_one_game_and_each_only_its_board(two: tuple[Notebook, Notebook]) -> None:
    host, guest = two
    host.open_cells(GAME, MINE)
    host.run_all()
    guest.open_cells(YOURS)
    use_kernel(guest, host)
    guest.run_all()
    play_in_turns({host: ["ann"], guest: ["bo"]}, moves=4)


def use_kernel(guest: Notebook, host: Notebook) -> None:
    """What Kernel › Change Kernel… does with the kernel of another notebook."""
    identity = host.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.id")
    guest.page.evaluate(
        "async (id) => { await window.jupyterapp.shell.currentWidget.sessionContext.changeKernel({ id }) }", identity
    )
    guest.wait_until_idle()


def test_two_browsers_without_collaboration_show_one_game(
    notebook: Notebook, lab: LabServer, people: list[BrowserContext]
) -> None:
    notebook.open_cells(GAME, MINE, YOURS)
    notebook.run_all()
    notebook.command("docmanager:save")
    other = Notebook(people[1].new_page(), lab)
    sit_down(other, notebook, boards=2)
    play_in_turns({notebook: ["ann", "bo"], other: ["ann", "bo"]}, moves=4)
    other.page.close()
    other.watch.assert_clean()
