/** The Exploration track: the deck, then the spaces onto which cards are revealed. */
import { AllyFace, useCardName } from "./cards";
import { Deck } from "./deck";
import { part } from "./part";
import { Rove } from "./rove";
import { Section } from "./section";
import { Icon } from "./sprites";
import { Thing } from "./thing";
import { useUi } from "./ui";

export const Track = part(function Track() {
  const { view, t } = useUi();
  const name = useCardName();
  const last = view.track.length - 1;
  const aside = (
    <>
      <span>{t("price", { n: view.price })}</span>
      <Icon name="pearl" />
      <span class="ab-sep" />
      <span data-place="discard:exploration">{t("discard", { n: view.exploration_discard })}</span>
    </>
  );
  return (
    <Section name="track" title={t("track")} aside={aside}>
      <Rove label={t("track")} class="ab-track" name="track">
        <Deck
          target="deck:exploration"
          back="back-ally"
          count={view.exploration_deck}
          label={t("deck.exploration", { n: view.exploration_deck })}
        />
        {Array.from({ length: view.track_spaces }, (_, at) => {
          const card = view.track[at];
          const bonus = at === view.track_spaces - 1;
          if (card === undefined)
            return (
              <span key={at} class="ab-space ab-space-ally">
                {bonus ? <Icon name="pearl" /> : <span>{at + 1}</span>}
              </span>
            );
          if (at < last)
            return (
              <span key={`${at} ${card}`} class="ab-lying" data-place={`space:${at}`} role="img" aria-label={name(card)}>
                <AllyFace card={card} />
              </span>
            );
          return (
            <Thing key={`${at} ${card}`} target="track" place={`space:${at}`} label={t("track.latest", { card: name(card) })} class="ab-revealed">
              <AllyFace card={card} />
              {bonus && <Icon name="pearl" class="ab-bonus" />}
            </Thing>
          );
        })}
      </Rove>
    </Section>
  );
});
