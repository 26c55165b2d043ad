"""Playing on in a session, as its people would."""

from abyss_nb import bots
from abyss_nb.session import Session


def play_on(session: Session, plies: int, kind: str = "greedy", seed: int = 2) -> Session:
    """Let a bot play for the people, so many actions or until the game is over; other bots answer."""
    mover = bots.make(kind, seed)
    for _ in range(plies):
        decision = session.state.decision
        if decision is None:
            break
        session.play(mover.decide(session.state.observe(decision.seat), session.state.legal()))
    return session
