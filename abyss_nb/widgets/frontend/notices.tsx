/** Messages above the table: from Python, from the board itself, and about the connection. */
import { part } from "./part";
import type { Reason } from "./protocol";
import { Reasons } from "./reasons";
import { Icon } from "./sprites";
import { useUi } from "./ui";

export interface Notice {
  text: string;
  reasons: Reason[];
}

interface Props {
  notice: Notice | null;
  lost: boolean;
  dismiss: () => void;
}

export const Notices = part(function Notices({ notice, lost, dismiss }: Props) {
  const { view, t } = useUi();
  return (
    <div class="ab-notices" role="alert">
      {lost && (
        <p class="ab-notice ab-lost">
          <Icon name="warning" />
          {t("not_connected")}
        </p>
      )}
      {view.notice && (
        <p class="ab-notice">
          <Icon name="warning" />
          <span dir="auto">{view.notice}</span>
        </p>
      )}
      {notice && (
        <div class="ab-notice">
          <Icon name="warning" />
          <span>
            <span dir="auto">{notice.text}</span>
            <Reasons reasons={notice.reasons} />
          </span>
          <button type="button" class="ab-tool" aria-label={t("close")} title={t("close")} onClick={dismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
});
