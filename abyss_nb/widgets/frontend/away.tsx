/** Where in the game one is, if that is not where it goes on: what can be done about it, and what was written there. */
import { branchName, branchOf, lastOf, turnAt } from "./line";
import type { Wish } from "./link";
import type { Line } from "./protocol";
import { Icon } from "./sprites";
import { useUi } from "./ui";
import type { Walker } from "./walker";

interface Props {
  line: Line;
  walker: Walker;
  ask: (wish: Wish) => void;
}

export function Away({ line, walker, ask }: Props) {
  const { view, t } = useUi();
  const branch = branchOf(line);
  const comment = line.comments.find(({ place }) => place === view.place)?.text;
  const last = lastOf(line);
  return (
    <>
      {(!view.live || branch) && (
        <div class="ab-away" role="note">
          <p class="ab-away-where">
            <Icon name={view.live ? "branch" : "eye"} />
            <span>
              {!view.live && <strong>{t("timeline.away", { n: turnAt(line, view.place), of: turnAt(line, last) })}</strong>}{" "}
              {branch && <span dir="auto">{t("timeline.away.branch", { name: branchName(branch, view.players, t) })}</span>}
              {!view.live && <span class="ab-away-hint">{t(view.decision?.mine ? "timeline.away.hint.mine" : "timeline.away.hint")}</span>}
            </span>
          </p>
          <div class="ab-away-buttons">
            {!view.live && (
              <>
                <button type="button" class="ab-button" data-role="play-on" onClick={() => ask({ kind: "play_on", seq: view.seq, name: "" })}>
                  {t("timeline.away.play_on")}
                </button>
                <button type="button" class="ab-button" data-role="to-end" onClick={() => walker.go(last)}>
                  {t(branch ? "timeline.away.end.branch" : "timeline.away.end")}
                </button>
              </>
            )}
            {branch && (
              <button type="button" class="ab-button" data-role="to-main" onClick={() => ask({ kind: "main" })}>
                {t("timeline.away.main")}
              </button>
            )}
          </div>
        </div>
      )}
      {comment && (
        <p class="ab-comment">
          <Icon name="comment" />
          <bdi>{comment}</bdi>
        </p>
      )}
    </>
  );
}
