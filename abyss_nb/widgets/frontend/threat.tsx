/** The Threat track: what a fight gives on each of its six spaces, and the marker. */
import { part } from "./part";
import { Section } from "./section";
import { Icon } from "./sprites";
import { useUi } from "./ui";

type Reward = { keys: number; pearls: number; monsters: number };

const SIGNS = [
  ["keys", "key"],
  ["pearls", "pearl"],
  ["monsters", "monster-token"],
] as const;

export function RewardSigns({ reward }: { reward: Reward }) {
  return (
    <span class="ab-reward">
      {SIGNS.flatMap(([part, icon]) =>
        Array.from({ length: reward[part] }, (_, at) => <Icon key={`${part}${at}`} name={icon} />),
      )}
    </span>
  );
}

export const ThreatTrack = part(function ThreatTrack() {
  const { view, book, t } = useUi();
  const inWords = (reward: Reward) =>
    SIGNS.filter(([part]) => reward[part] > 0)
      .map(([part]) => t(`reward.${part}`, { n: reward[part] }))
      .join(" + ");
  return (
    <Section name="threat" title={t("threat")} aside={t("supply", { keys: view.key_supply, monsters: view.monster_supply })}>
      <ol class="ab-threat">
        {book.threat.map((rewards, at) => {
          const here = at + 1 === view.threat;
          return (
            <li
              key={at}
              class="ab-threat-space"
              aria-current={here ? "true" : undefined}
              title={rewards.map(inWords).join(` ${t("or")} `)}
            >
              <span class="ab-threat-number" aria-hidden="true">
                {at + 1}
              </span>
              {here && <Icon name="threat" class="ab-threat-marker" place="threat" />}
              <span class="ab-threat-rewards" role="img" aria-label={rewards.map(inWords).join(` ${t("or")} `)}>
                {rewards.map((reward, which) => (
                  <RewardSigns key={which} reward={reward} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
});
