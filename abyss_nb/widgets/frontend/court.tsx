/** The Court: six spaces for Lords, the deck at their left end. */
import { LordFace, useLordWords } from "./cards";
import { Deck } from "./deck";
import { Rove } from "./rove";
import { Section } from "./section";
import { Icon } from "./sprites";
import { Thing } from "./thing";
import { useUi } from "./ui";

export function Court() {
  const { view, t } = useUi();
  const words = useLordWords();
  // The protocol counts from the space farthest from the deck; the deck lies at the left end.
  const spaces = [...view.court].reverse();
  return (
    <Section name="court" title={t("court")} aside={t("court.aside", { n: view.lord_discard.length })}>
      <Rove label={t("court")} class="ab-court" name="court">
        <Deck target="deck:lords" back="back-lord" count={view.lord_deck} label={t("deck.lords", { n: view.lord_deck })} />
        {spaces.map((id, at) =>
          id === null ? (
            <span key={`space ${at}`} class="ab-space ab-space-lord">
              <Icon name="crown" />
            </span>
          ) : (
            <Thing key={id} target={`court:${id}`} label={words(id)} tip={words(id)} class="ab-thing-lord">
              <LordFace id={id} />
            </Thing>
          ),
        )}
      </Rove>
    </Section>
  );
}
