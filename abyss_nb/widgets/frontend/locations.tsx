/** Available Locations, their stack, and tiles drawn but not yet kept. */
import { LocationFace, useLocationWords } from "./cards";
import { Deck } from "./deck";
import { WorthMark, worthOf } from "./marks";
import { part } from "./part";
import { Rove } from "./rove";
import { Section } from "./section";
import { Thing } from "./thing";
import { useUi } from "./ui";

export const Locations = part(function Locations() {
  const { view, t } = useUi();
  return (
    <Section name="locations" title={t("locations")}>
      {view.drawn.length > 0 && (
        <Rove label={t("drawn")} class="ab-drawn" name="drawn">
          <span class="ab-tag">{t("drawn")}</span>
          <div class="ab-tiles">
            {view.drawn.map((id) => (
              <Offered key={id} id={id} place="drawn" />
            ))}
          </div>
        </Rove>
      )}
      <Rove label={t("locations")} class="ab-locations" name="locations">
        <Deck
          target="deck:locations"
          back="back-location"
          count={view.location_deck}
          label={t("deck.locations", { n: view.location_deck })}
        />
        <div class="ab-tiles">
          {view.locations_available.map((id) => (
            <Offered key={id} id={id} place="available" />
          ))}
        </div>
      </Rove>
    </Section>
  );
});

/** A Location that can be had, with what it would be worth. */
function Offered({ id, place }: { id: string; place: "available" | "drawn" }) {
  const { view, seats, t } = useUi();
  const words = [useLocationWords()(id), worthOf(id, view, seats, t)?.words].filter(Boolean);
  return (
    <Thing target={`${place}:${id}`} label={words.join(", ")} tip={words.join("\n")} class="ab-thing-location">
      <LocationFace id={id} />
      <WorthMark id={id} />
    </Thing>
  );
}
