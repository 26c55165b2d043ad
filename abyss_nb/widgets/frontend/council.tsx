/** The Council: five face-down stacks, one for each Race. */
import { RACES } from "./cards";
import { part } from "./part";
import { Rove } from "./rove";
import { Section } from "./section";
import { Icon } from "./sprites";
import { Thing } from "./thing";
import { useUi } from "./ui";

export const Council = part(function Council() {
  const { view, book, t } = useUi();
  return (
    <Section name="council" title={t("council")}>
      <Rove label={t("council")} class="ab-council" name="council">
        {RACES.map((race) => {
          const count = view.council[race];
          return (
            <Thing key={race} target={`council:${race}`} label={t("council.stack", { race: book.races[race], n: count })}>
              <span class="ab-stack" data-race={race} data-size={Math.min(count, 4)}>
                <Icon name={`race-${race}`} />
                <b class="ab-count">{count}</b>
              </span>
              <span class="ab-stack-name" dir="auto">
                {book.races[race]}
              </span>
            </Thing>
          );
        })}
      </Rove>
    </Section>
  );
});
