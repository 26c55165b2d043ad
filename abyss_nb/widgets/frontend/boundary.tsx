/** Shows an error of the front end in the board's place instead of nothing, and tells Python about it. */
import { Component, type ComponentChildren } from "preact";
import type { Model } from "./link";
import type { Book } from "./protocol";
import { wordsOf } from "./words";

interface Props {
  model: Model;
  children: ComponentChildren;
}

export class Boundary extends Component<Props, { error: string | null }> {
  override state: { error: string | null } = { error: null };

  private readonly again = () => {
    if (this.state.error !== null) this.setState({ error: null });
  };

  /** The next view may be one that can be drawn. */
  override componentDidMount(): void {
    this.props.model.on("change:view", this.again);
  }

  override componentWillUnmount(): void {
    this.props.model.off("change:view", this.again);
  }

  override componentDidCatch(error: unknown): void {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    this.setState({ error: text });
    try {
      this.props.model.send({ kind: "error", id: 0, text });
    } catch {
      // Nobody listens: what is shown has to do.
    }
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const book = this.props.model.get("book") as Partial<Book> | undefined;
    const t = wordsOf({ words: {}, ...book } as Book);
    return (
      <div class="ab-root ab-broken" role="alert">
        <p>{t("front_error", { text: error })}</p>
        <button type="button" class="ab-button" onClick={this.again}>
          {t("again")}
        </button>
      </div>
    );
  }
}
