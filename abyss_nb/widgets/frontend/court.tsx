/** The Court: six spaces for Lords, the deck at their left end. */
import { LordFace, useLordWords } from "./cards";
import { Deck } from "./deck";
import { LordMark } from "./marks";
import { part } from "./part";
import { Rove } from "./rove";
import { Section } from "./section";
import { Icon } from "./sprites";
import { Thing } from "./thing";
import { useUi } from "./ui";

export const Court = part(function Court() {
  const { view, t } = useUi();
  // The protocol counts from the space farthest from the deck; the deck lies at the left end.
  const spaces = [...view.court].reverse();
  return (
    <Section name="court" title={t("court")} aside={<span data-place="discard:lords">{t("court.aside", { n: view.lord_discard.length })}</span>}>
      <Rove label={t("court")} class="ab-court" name="court">
        <Deck target="deck:lords" back="back-lord" count={view.lord_deck} label={t("deck.lords", { n: view.lord_deck })} />
        {spaces.map((id, at) =>
          id === null ? (
            <span key={`space ${at}`} class="ab-space ab-space-lord">
              <Icon name="crown" />
            </span>
          ) : (
            <CourtLord key={id} id={id} />
          ),
        )}
      </Rove>
    </Section>
  );
});

function CourtLord({ id }: { id: string }) {
  const { view, book } = useUi();
  const plan = view.plan?.lords[id];
  // What it lacks says nothing any more about a Lord that is being paid for.
  const mark = view.decision?.card === id ? undefined : plan;
  const words = useLordWords()(id, false, plan?.cost);
  const told = [...(mark?.missing ?? []), ...(plan?.notes ?? [])].map(({ rule, text }) => `${text} [${rule}]`);
  return (
    <Thing
      target={`court:${id}`}
      label={[words, mark?.short].filter(Boolean).join(", ")}
      tip={[words, ...told].join("\n")}
      class="ab-thing-lord"
    >
      <LordFace id={id} {...(plan ? { cost: plan.cost } : {})} />
      {mark && <LordMark plan={mark} influence={book.lords[id]?.influence} />}
    </Thing>
  );
}
