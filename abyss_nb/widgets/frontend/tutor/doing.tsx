/** What is played on the board, what it comes to, and what to ask in a cell. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Sign } from "../signs";
import { usePage } from "./context";
import { Part } from "./part";
import type { AnswerPart, CodePart, DoPart } from "./protocol";
import { Mark, Steps } from "./steps";

interface DoProps {
  part: DoPart;
  /** The board shows something else than the beginning. */
  moved: boolean;
  /** The steps are worked out below anyway. */
  worked: boolean;
}

export function Do({ part, moved, worked }: DoProps) {
  const { t, send } = usePage();
  const finished = part.done >= part.total;
  return (
    <Part kind="do" at={part.at} heading={t("do")} text={part.text} state={finished ? "right" : "open"}>
      {!finished && (
        <p class="tut-on-board">
          <Sign name="hand" />
          {t("do.how")}
        </p>
      )}
      <div role="status" class="tut-progress">
        <Bar of={part.done} total={part.total} />
        <p>{finished ? <Mark kind="right" text={t("do.done")} /> : t("do.progress", { done: part.done, n: part.total })}</p>
        {part.astray && (
          <p class="tut-astray">
            <Sign name="warning" />
            <span dir="auto">{t("do.astray", { action: part.astray })}</span>
          </p>
        )}
      </div>
      <div class="tut-foot">
        {!finished && (
          <button type="button" class="tut-button" data-role="step" onClick={() => send({ kind: "step" })}>
            <Sign name="play" />
            {t("do.step")}
          </button>
        )}
        {moved && (
          <button type="button" class="tut-button" data-role="start-over" onClick={() => send({ kind: "start over" })}>
            <Sign name="undo" />
            {t("start_over")}
          </button>
        )}
      </div>
      {part.steps.length > 0 && (
        <details class="tut-more" open={!worked}>
          <summary>{t("do.so_far")}</summary>
          <Steps steps={part.steps} />
        </details>
      )}
    </Part>
  );
}

/** How much of something is done; words beside it say so too. */
export function Bar({ of, total }: { of: number; total: number }) {
  const share = total > 0 ? Math.min(1, of / total) : 0;
  return (
    <span class="tut-bar" aria-hidden="true">
      <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </span>
  );
}

export function Answer({ part }: { part: AnswerPart }) {
  const { t } = usePage();
  return (
    <Part kind="answer" at={part.at} heading={t("worked")} text={part.text}>
      <Steps steps={part.steps} />
    </Part>
  );
}

export function Code({ part }: { part: CodePart }) {
  const { t } = usePage();
  const code = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState<"" | "copied" | "copy.by_hand">("");
  // With another text it is not the one that was copied.
  useLayoutEffect(() => setCopied(""), [part.code]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(part.code);
      setCopied("copied");
    } catch {
      // No clipboard, or not for this page: what is chosen can be copied by hand.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setCopied("copy.by_hand");
    }
  };
  return (
    <Part kind="code" at={part.at} heading={t("code")} text={part.text}>
      <div class="tut-code">
        <pre ref={code} dir="ltr" tabIndex={0} aria-label={t("code")}>
          <code>{part.code}</code>
        </pre>
        <button type="button" class="tut-button" data-role="copy" onClick={() => void copy()}>
          <Sign name="copy" />
          {t("copy")}
        </button>
      </div>
      <p class="tut-quiet">
        {t("code.hint")} <span role="status">{copied && t(copied)}</span>
      </p>
    </Part>
  );
}
