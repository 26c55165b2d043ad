import marimo

app = marimo.App(width="full", app_title="Abyss")


@app.cell
def _():
    from abyss_nb.widgets import play

    # Other games, other players and other languages are in the board's own menu.
    play(["person", "greedy"])
    return


if __name__ == "__main__":
    app.run()
