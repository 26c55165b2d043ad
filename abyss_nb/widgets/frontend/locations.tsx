/** Available Locations, their stack, and tiles drawn but not yet kept. */
import { LocationFace, useLocationWords } from "./cards";
import { Deck } from "./deck";
import { Rove } from "./rove";
import { Section } from "./section";
import { Thing } from "./thing";
import { useUi } from "./ui";

export function Locations() {
  const { view, t } = useUi();
  const words = useLocationWords();
  return (
    <Section name="locations" title={t("locations")}>
      {view.drawn.length > 0 && (
        <Rove label={t("drawn")} class="ab-drawn" name="drawn">
          <span class="ab-tag">{t("drawn")}</span>
          <div class="ab-tiles">
            {view.drawn.map((id) => (
              <Thing key={id} target={`drawn:${id}`} label={words(id)} tip={words(id)} class="ab-thing-location">
                <LocationFace id={id} />
              </Thing>
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
            <Thing key={id} target={`available:${id}`} label={words(id)} tip={words(id)} class="ab-thing-location">
              <LocationFace id={id} />
            </Thing>
          ))}
        </div>
      </Rove>
    </Section>
  );
}
