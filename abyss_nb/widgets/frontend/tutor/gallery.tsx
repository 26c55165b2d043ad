/** The gallery: every card, in groups. */
import { Sign } from "../signs";
import { usePage } from "./context";
import { pictureIn } from "./head";
import type { Gallery } from "./protocol";

export function GalleryPage({ page: { groups, chosen } }: { page: Gallery }) {
  const { t, id: unique, send, pictures } = usePage();
  return (
    <div class="tut-column tut-full">
      <h2>{t("gallery")}</h2>
      {groups.map(({ id, title, cards }) => (
        <section key={id} class="tut-group" aria-labelledby={unique(`group-${id}`)}>
          <h3 id={unique(`group-${id}`)} dir="auto">
            {title}
          </h3>
          <ul class="tut-gallery">
            {cards.map((card) => (
              <li key={card.id}>
                <button
                  type="button"
                  aria-current={card.id === chosen ? "true" : undefined}
                  data-card={card.id}
                  onClick={() => send({ kind: "card", id: card.id })}
                >
                  {pictures[card.picture] && <img src={pictureIn(pictures[card.picture]!)} alt="" loading="lazy" />}
                  <span class="tut-card-name" dir="auto">
                    {card.name}
                  </span>
                  {card.done && (
                    <span class="tut-seen">
                      <Sign name="check" />
                      <span class="tut-hidden">{t("gallery.done")}</span>
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
