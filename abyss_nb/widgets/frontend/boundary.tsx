/** Shows an error of the front end in a view's place instead of nothing, and tells Python about it. */
import { Component, type ComponentChildren } from "preact";
import type { Model } from "./link";
import type { Book } from "./protocol";
import { type Words, wordsOf } from "./words";

interface Props {
  model: Model;
  /** The trait that brings what to draw next. */
  shows?: string;
  words?: (model: Model) => Words;
  /** The class that brings the look. */
  class?: string;
  children: ComponentChildren;
}

const boardWords = (model: Model): Words => wordsOf({ words: {}, ...(model.get("book") as Partial<Book> | undefined) } as Book);

export class Boundary extends Component<Props, { error: string | null }> {
  override state: { error: string | null } = { error: null };

  private readonly again = () => {
    if (this.state.error !== null) this.setState({ error: null });
  };

  private get change(): string {
    return `change:${this.props.shows ?? "view"}`;
  }

  /** What comes next may be something that can be drawn. */
  override componentDidMount(): void {
    this.props.model.on(this.change, this.again);
  }

  override componentWillUnmount(): void {
    this.props.model.off(this.change, this.again);
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
    const t = (this.props.words ?? boardWords)(this.props.model);
    return (
      <div class={`${this.props.class ?? "ab-root"} ab-broken`} role="alert">
        <p>{t("front_error", { text: error })}</p>
        <button type="button" class="ab-button" onClick={this.again}>
          {t("again")}
        </button>
      </div>
    );
  }
}
