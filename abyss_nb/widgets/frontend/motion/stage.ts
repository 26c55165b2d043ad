/**
 * Shows how things get to where they are: the board is already redrawn, so what moves are copies above it, and
 * things that stay in their group slide from their old place to the new one (FLIP).
 *
 * Only transform and opacity are animated. The copies take no clicks and no focus, nobody hears of them, and the next
 * change takes them away.
 */
import tokens from "../../art/tokens.json";
import type { Change, Move, Place } from "./moves";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the board looked like before it changed: the elements stay what they were, also those taken away since. */
export interface Shot {
  frame: Box;
  things: Map<Place, Lying>;
  groups: Groups;
}

/** How large a group is, and what lies in it, in order. */
interface Group {
  box: Box;
  places: Place[];
}

type Groups = Map<Element, Group>;

interface Lying {
  element: HTMLElement;
  box: Box;
  group: Element | null;
  /** Where it lay in its group. */
  inGroup: Box | null;
}

export interface Scene {
  moves: readonly Move[];
  changes: readonly Change[];
  /** Things that were not there before may appear softly. */
  appearing: boolean;
  /** The change has been seen already: only copies show the way, and nothing goes back to where it was. */
  shown: boolean;
  /** How long a card is on its way. */
  speed: Speed;
  /** Draws the face of a card that neither end of its way shows. */
  draw: (what: string, host: HTMLElement) => void;
}

export type Speed = "slow" | "normal" | "fast";

/** What goes from its old place to its new one, and what is new. */
interface Slides {
  moved: { element: HTMLElement; by: { left: number; top: number }; own: string }[];
  fresh: HTMLElement[];
}

const NO_SLIDES: Slides = { moved: [], fresh: [] };

/** Between one card and the next, as a part of the time that one takes; and how many have to wait at most. */
const STAGGER = 0.16;
const WAVES = 5;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** Parts of a face that say how many lie there, or that are marks of the place. */
const MARKS = ".ab-count, .ab-times, .ab-behind, .ab-bonus, .ab-stack-name, .ab-under, .ab-mark";
/** Places that show a face, other than stocks, chips and numbers. */
const FACES = ".ab-thing:not(.ab-thing-seat), .ab-lying, .ab-controlled";

/** An animation to be started, and what is done at its end. */
interface Run {
  element: HTMLElement;
  keyframes: Keyframe[];
  options: KeyframeAnimationOptions;
  then: () => void;
}

export class Stage {
  private ready: Run[] = [];
  private running: Animation[] = [];
  /** How long the longest of them takes. */
  private lasting = 0;

  /** @param ghosts The layer above the board in which the copies move. */
  constructor(
    private readonly board: HTMLElement,
    private readonly ghosts: HTMLElement,
  ) {}

  /** Looks at the board before it changes. */
  look(): Shot {
    const places = this.places();
    const groups = groupsOf(places);
    const things: Shot["things"] = new Map();
    for (const [place, element] of places) things.set(place, { element, box: boxOf(element), group: null, inGroup: null });
    for (const [element, group] of groups)
      for (const place of group.places) {
        const thing = things.get(place);
        if (thing) things.set(place, { ...thing, group: element, inGroup: within(thing.box, group.box) });
      }
    return { frame: boxOf(this.board), things, groups };
  }

  /** Shows the way from there to here; returns how many milliseconds that lasts. */
  play(shot: Shot, scene: Scene): number {
    this.clear();
    const frame = boxOf(this.board);
    if (frame.width === 0) return 0;
    const places = this.places();
    const flights = scene.moves.flatMap((move) => {
      const start = first(shot.things, move.from);
      const element = first(places, move.to);
      return start && element && start.box.width > 0 ? [{ move, start, element, box: boxOf(element) }] : [];
    });
    const slides = scene.shown ? NO_SLIDES : this.slides(shot, places, new Set(flights.map(({ element }) => element)));
    const numbers = scene.changes.flatMap(({ place, by }) => {
      const element = numberOf(places, place);
      return element ? [{ by, element, box: boxOf(element), own: ownTransform(element) }] : [];
    });
    const zoom = this.board.offsetWidth > 0 ? frame.width / this.board.offsetWidth : 1;
    // What stays in place while the board above it grows or shrinks begins where it is seen now.
    const local = (box: Box): Box => scaled(within(box, frame), 1 / zoom);
    const past = (box: Box): Box => scaled(within(box, shot.frame), 1 / zoom);
    const time = tokens.motion[scene.speed];

    // Everything is measured; from here on the page is only written to.
    for (const { element, by, own } of slides.moved) this.run(element, slide(by.left / zoom, by.top / zoom, own), tokens.motion.normal);
    if (scene.appearing) for (const element of slides.fresh) this.run(element, APPEAR, tokens.motion.normal);

    let wave = 0;
    for (const { move, start, element, box } of flights) {
      const delay = time * STAGGER * Math.min(wave++, WAVES);
      const isNew = !scene.shown && !move.to.some((place) => shot.things.has(place)) && element.matches(FACES);
      if (isNew) this.run(element, HIDDEN, time + delay);
      this.fly(past(start.box), local(box), faceOf(start.element), faceOf(element), scene, move.what, time, delay);
    }
    for (const { element, box, by, own } of numbers) if (box.width > 0) this.count(element, local(box), by, own);
    this.start();
    return this.lasting;
  }

  /** Takes away everything that still moves. */
  clear(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.lasting = 0;
    this.ghosts.replaceChildren();
  }

  private places(): Map<Place, HTMLElement> {
    const found = new Map<Place, HTMLElement>();
    for (const element of this.board.querySelectorAll<HTMLElement>(".ab-frame :is([data-target], [data-place])"))
      for (const place of [element.dataset["target"], element.dataset["place"]]) if (place && !found.has(place)) found.set(place, element);
    return found;
  }

  /** Things that lie elsewhere in their group than before, and things that are new there. */
  private slides(shot: Shot, places: Map<Place, HTMLElement>, flown: Set<HTMLElement>): Slides {
    const { moved, fresh }: Slides = { moved: [], fresh: [] };
    const seen = new Set<HTMLElement>();
    for (const [group, { box, places: here }] of groupsOf(places)) {
      if (unchanged(shot.groups.get(group), here, box)) continue;
      for (const place of here) {
        const element = places.get(place);
        if (!element || flown.has(element) || seen.has(element)) continue;
        seen.add(element);
        const before = shot.things.get(place);
        if (!before) {
          if (element.matches(FACES)) fresh.push(element);
          continue;
        }
        if (before.group !== group || !before.inGroup) continue;
        const now = within(boxOf(element), box);
        const by = { left: before.inGroup.left - now.left, top: before.inGroup.top - now.top };
        if (Math.abs(by.left) > 1 || Math.abs(by.top) > 1) moved.push({ element, by, own: ownTransform(element) });
      }
    }
    return { moved, fresh };
  }

  private fly(
    from: Box,
    to: Box,
    was: HTMLElement | null,
    is: HTMLElement | null,
    scene: Scene,
    what: string,
    duration: number,
    delay: number,
  ): void {
    const ghost = this.ghosts.ownerDocument.createElement("div");
    ghost.className = "ab-ghost";
    // Where only one end shows a face, the copy has its size; a stock or a pile it comes from or goes to is small.
    const face = is ? to : was ? from : CHIP;
    const home = centred(face, to);
    const begin = was ? from : centred(scaled(face, is ? sink(face, from) : 1), from);
    const end = is ? to : centred(scaled(face, was ? sink(face, to) : 1), to);
    const options = { duration, delay, easing: EASE, fill: "backwards" } as const;
    lay(ghost, home);
    this.run(ghost, [{ transform: onto(home, begin) }, { transform: onto(home, end) }], duration, options, () => ghost.remove());
    if (!is) this.run(ghost, VANISH, duration, { ...options, easing: "linear" });
    if (was && is && !alike(was, is)) {
      const fit = `scale(${to.width / from.width}, ${to.height / from.height})`;
      const [old, now] = isBack(was) !== isBack(is) ? turned(fit, to.width / 2) : faded(fit);
      this.side(ghost, was, from, old, options);
      this.side(ghost, is, to, now, options);
    } else {
      const shown = is ?? was;
      if (shown) this.side(ghost, shown, face);
      else scene.draw(what, ghost);
    }
    this.ghosts.append(ghost);
  }

  private side(ghost: HTMLElement, face: HTMLElement, box: Box, keyframes?: Keyframe[], options: KeyframeAnimationOptions = {}): void {
    face.style.cssText = `width:${box.width}px;height:${box.height}px`;
    ghost.append(face);
    if (keyframes) this.run(face, keyframes, Number(options.duration), { ...options, easing: "linear", fill: "both" });
  }

  /** A number that is another one now: it swells, and by how much it changed rises from it. */
  private count(element: HTMLElement, box: Box, by: number, own: string): void {
    const floating = this.ghosts.ownerDocument.createElement("span");
    floating.className = "ab-by";
    floating.dataset["sign"] = by > 0 ? "plus" : "minus";
    floating.textContent = `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
    floating.style.left = `${box.left + box.width / 2}px`;
    floating.style.top = `${box.top}px`;
    this.ghosts.append(floating);
    this.run(floating, RISE, tokens.motion.slow * 3, { easing: "ease-out" }, () => floating.remove());
    this.run(element, swell(own), tokens.motion.slow);
  }

  private run(element: HTMLElement, keyframes: Keyframe[], duration: number, options: KeyframeAnimationOptions = {}, then = () => {}): void {
    this.ready.push({ element, keyframes, options: { duration, easing: EASE, ...options }, then });
    this.lasting = Math.max(this.lasting, duration + Number(options.delay ?? 0));
  }

  /** Starts everything together: an animation has the page styled, and so it is styled once. */
  private start(): void {
    for (const { element, keyframes, options, then } of this.ready) {
      const animation = element.animate(keyframes, options);
      animation.onfinish = then;
      this.running.push(animation);
    }
    this.ready = [];
  }
}

// -- what is animated: transform and opacity, nothing else -----------------------------------------------------------

const HIDDEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];
const APPEAR: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const VANISH: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
const RISE: Keyframe[] = [
  { opacity: 0, transform: "translate(-50%, -20%)" },
  { opacity: 1, transform: "translate(-50%, -90%)", offset: 0.15 },
  { opacity: 1, transform: "translate(-50%, -110%)", offset: 0.75 },
  { opacity: 0, transform: "translate(-50%, -150%)" },
];

// Written out over the transform that an element has of its own: what is added to it would run beside the compositor.
const slide = (left: number, top: number, own: string): Keyframe[] => [
  { transform: `translate(${left}px, ${top}px) ${own}` },
  { transform: `translate(0px, 0px) ${own}` },
];
const swell = (own: string): Keyframe[] => [
  { transform: `${own} scale(1)` },
  { transform: `${own} scale(1.35)`, offset: 0.3 },
  { transform: `${own} scale(1)` },
];

/** One face gives way to another of another size. */
const faded = (fit: string): [old: Keyframe[], now: Keyframe[]] => [
  [{ transform: fit, opacity: 1 }, { transform: fit, opacity: 1, offset: 0.35 }, { transform: fit, opacity: 0, offset: 0.75 }, { transform: fit, opacity: 0 }],
  [{ opacity: 0 }, { opacity: 0, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 1 }],
];

/** A back is turned up, about the middle of the card. */
function turned(fit: string, middle: number): [old: Keyframe[], now: Keyframe[]] {
  const at = (degrees: number) => `translateX(${middle}px) perspective(700px) rotateY(${degrees}deg) translateX(${-middle}px)`;
  return [
    [
      { transform: `${at(0)} ${fit}`, opacity: 1 },
      { transform: `${at(90)} ${fit}`, opacity: 1, offset: 0.5 },
      { transform: `${at(90)} ${fit}`, opacity: 0, offset: 0.5 },
      { transform: `${at(90)} ${fit}`, opacity: 0 },
    ],
    [
      { transform: at(-90), opacity: 0 },
      { transform: at(-90), opacity: 0, offset: 0.5 },
      { transform: at(-90), opacity: 1, offset: 0.5 },
      { transform: at(0), opacity: 1 },
    ],
  ];
}

// -- boxes -----------------------------------------------------------------------------------------------------------

/** The size of a face that is drawn only for its way. */
const CHIP: Box = { left: 0, top: 0, width: 34, height: 34 };

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
const within = (box: Box, frame: Box): Box => ({ ...box, left: box.left - frame.left, top: box.top - frame.top });
const scaled = (box: Box, by: number): Box => ({ left: box.left * by, top: box.top * by, width: box.width * by, height: box.height * by });
/** As large as `size`, in the middle of `spot`. */
const centred = (size: Box, spot: Box): Box => ({
  left: spot.left + (spot.width - size.width) / 2,
  top: spot.top + (spot.height - size.height) / 2,
  width: size.width,
  height: size.height,
});
/** How much a card shrinks that goes into a stock or onto a pile. */
const sink = (from: Box, to: Box): number => Math.max(0.35, Math.min(1, to.height / from.height));
/** The transform that lays one box over another. */
const onto = (base: Box, goal: Box): string =>
  `translate(${goal.left - base.left}px, ${goal.top - base.top}px) scale(${goal.width / base.width}, ${goal.height / base.height})`;

function lay(element: HTMLElement, { left, top, width, height }: Box): void {
  element.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
}

// -- elements --------------------------------------------------------------------------------------------------------

function first<T>(places: Map<Place, T>, wanted: readonly Place[]): T | undefined {
  const place = wanted.find((one) => places.has(one));
  return place === undefined ? undefined : places.get(place);
}

/** The group in which a thing lies; null for what is part of another thing. */
function groupOf(element: Element): Element | null {
  const around = element.parentElement?.closest("[data-target], [data-place], [data-group], .ab-threat");
  return around?.matches("[data-group], .ab-threat") ? around : null;
}

function groupsOf(places: Map<Place, HTMLElement>): Groups {
  const groups: Groups = new Map();
  for (const [place, element] of places) {
    const around = groupOf(element);
    if (!around) continue;
    const group = groups.get(around) ?? { box: boxOf(around), places: [] };
    group.places.push(place);
    groups.set(around, group);
  }
  return groups;
}

/** The same things in the same order in as much room lie where they lay: they need not be measured. */
function unchanged(before: Group | undefined, places: readonly Place[], { width, height }: Box): boolean {
  if (before?.box.width !== width || before.box.height !== height || before.places.length !== places.length) return false;
  return places.every((place, at) => place === before.places[at]);
}

/** A copy of what a thing shows, without what makes it a thing; null if it shows no face. */
function faceOf(element: HTMLElement): HTMLElement | null {
  if (!element.matches(FACES)) return null;
  const copy = element.ownerDocument.createElement("span");
  copy.className = `${element.className} ab-side`;
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const mark of copy.querySelectorAll(MARKS)) mark.remove();
  // A pile may be used up by now; what is on its way is a card of it.
  for (const pile of copy.querySelectorAll<HTMLElement>("[data-size], [data-empty]")) {
    pile.dataset["size"] = "1";
    delete pile.dataset["empty"];
  }
  return copy;
}

/** The same sort of face, so that one will do for the whole way. */
const alike = (one: HTMLElement, other: HTMLElement): boolean => sortOf(one) !== undefined && sortOf(one) === sortOf(other);
const sortOf = (face: HTMLElement): string | undefined => face.querySelector(".ab-card")?.className;
const isBack = (face: HTMLElement): boolean => face.querySelector(".ab-deck, .ab-stack") !== null;

function ownTransform(element: HTMLElement): string {
  const { transform } = getComputedStyle(element);
  return transform === "none" ? "" : transform;
}

/** The number that a place shows. */
function numberOf(places: Map<Place, HTMLElement>, place: Place): HTMLElement | null {
  const points = /^points:(.+)$/.exec(place)?.[1];
  const element = places.get(points ? `seat:${points}` : place);
  return element?.querySelector<HTMLElement>(points ? ".ab-points b" : ".ab-count, b") ?? null;
}
