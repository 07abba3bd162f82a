/**
 * The rules of Pollen Pop, without screen or clock. Lengths are pixels of the field's size when the round began, speeds
 * parts of a grain's way per second, times milliseconds. Longer than other files because it is one set of rules.
 */
import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import type { Field } from '#app/parts/games/field.ts';
import { random } from '#app/parts/games/seeded-random.ts';
import { ringTime, type Way } from '#app/parts/games/ways.ts';
import { type Sky, skies, skyAt, type Trick } from './skies.ts';

type Phase = 'ready' | 'playing' | 'paused' | 'between' | 'over';

/** Good creatures among the grains: they are greeted, not popped. */
const friends = ['bee', 'monarch'] as const;
export type Friend = (typeof friends)[number];
export type Kind = GrainId | Friend | 'boss';
export const isFriend = (kind: Kind): kind is Friend => kind === 'bee' || kind === 'monarch';

export interface Target {
  readonly id: number;
  readonly kind: Kind;
  /** Its column; its row if targets drift sideways. */
  readonly track: number;
  /** How far it has moved, in pixels. */
  readonly along: number;
  /** Taps until it pops. */
  readonly hits: number;
  /** Relative to the field's grain size. */
  readonly scale: number;
}

/** An event to see and hear where it happened. */
export interface Happening {
  readonly id: number;
  readonly kind: Kind;
  readonly what: 'pop' | 'crack' | 'split' | 'hello' | 'closed';
  readonly x: number;
  readonly y: number;
  readonly at: number;
}
/** Milliseconds it is shown. */
const happeningTime = 1200;

export interface Round {
  readonly way: Way;
  readonly field: Field;
  readonly phase: Phase;
  /** Years played before: each adds a little wind. */
  readonly year: number;
  readonly sky: number;
  readonly time: number;
  readonly seed: number;
  readonly targets: readonly Target[];
  readonly happenings: readonly Happening[];
  readonly nextId: number;
  readonly made: number;
  readonly untilNext: number;
  readonly popped: number;
  readonly escaped: number;
  readonly pokes: number;
  readonly met: Readonly<Partial<Record<GrainId, number>>>;
  /** One to three per finished sky. */
  readonly stars: readonly number[];
  /** The id of the target with the ring. */
  readonly ring: number;
  readonly ringSince: number;
  /** Increases with every change except movement. */
  readonly beat: number;
}

const friendEvery = 5;
/** Where grains start in the boss's sky: below her, as a part of the way. */
const underBoss = 0.5;
const little = 0.75;
const bossScale = 2.2;
const bossHits = 2;

const sideways = (trick: Trick) => trick === 'split';
/** Space at the top for counter and buttons, in grain sizes. */
const headroom = 0.6;

/** Returns how many columns there are, or rows if sideways. */
function tracksOf({ width, height, size }: Field, trick: Trick): number {
  const room = sideways(trick) ? height - size * headroom : width;
  return Math.max(2, Math.min(8, Math.floor(room / (size * 1.35))));
}

/** A track's middle, across the track. */
function middleOf(track: number, field: Field, trick: Trick): number {
  const top = sideways(trick) ? field.size * headroom : 0;
  const room = (sideways(trick) ? field.height : field.width) - top;
  return top + (room * (track + 0.5)) / tracksOf(field, trick);
}

function lengthOf({ width, height, size }: Field, trick: Trick): number {
  if (trick === 'peek') return height;
  return (sideways(trick) ? width : height) + size;
}

/** A triangle wave between -1 and 1. */
const triangle = (at: number) => 4 * Math.abs(at - Math.floor(at + 0.5)) - 1;

/** A target's distance from its track's middle, -1 to 1. */
function swayOf(trick: Trick, { id, along }: Target, time: number, size: number): number {
  if (trick === 'swing' || trick === 'boss') return Math.sin(time / 900);
  if (trick === 'zigzag') return triangle(along / (size * 3.2) + id * 0.25);
  return Math.sin(along / (size * 1.4) + id * 1.9);
}

/** Returns the heights at which targets wait, from the top: each is an `along`. */
function waitingRows({ height, size }: Field, trick: Trick): number[] {
  const first = size * (trick === 'boss' ? 3.4 : 1.9);
  const rows = Math.max(1, Math.floor((height - first - size * 0.6) / (size * 1.3)) + 1);
  return Array.from({ length: rows }, (_, row) => first + row * size * 1.3);
}

/** Where the boss hangs; she swings a little if targets move. */
function bossPlace({ field, way, time }: Round): { readonly x: number; readonly y: number } {
  const swing = way === 'breeze' ? Math.sin(time / 1900) * Math.max(0, field.width / 2 - field.size * 1.3) * 0.8 : 0;
  return { x: field.width / 2 + swing, y: field.size * 1.75 };
}

/** A target's middle, in the field's pixels. */
export function pointOf(target: Target, round: Round): { readonly x: number; readonly y: number } {
  const { field, way, time } = round;
  const { trick } = skyAt(round.sky);
  const { size, width, height } = field;
  if (target.kind === 'boss') return bossPlace(round);
  if (way !== 'breeze') return { x: middleOf(target.track, field, 'rise'), y: target.along };
  const tracks = tracksOf(field, trick);
  const room = ((sideways(trick) ? height - size * headroom : width) / tracks - size) / 2;
  const aside = middleOf(target.track, field, trick) + swayOf(trick, target, time, size) * Math.max(0, room);
  const { along } = target;
  if (sideways(trick)) return { x: along - size / 2, y: aside };
  if (trick === 'peek') {
    const high = height * (0.35 + 0.14 * ((target.id * 7) % 4));
    return { x: middleOf(target.track, field, trick), y: height + size / 2 - high * Math.sin((Math.PI * along) / height) };
  }
  return { x: aside, y: trick === 'swing' || trick === 'tough' || trick === 'boss' ? along - size / 2 : height + size / 2 - along };
}

/** Whether a track has room for a target at `start`. */
function isFree(round: Round, trick: Trick, track: number, start: number): boolean {
  const near = round.targets.filter((one) => one.kind !== 'boss' && one.track === track);
  if (trick === 'peek') return near.length === 0;
  const length = lengthOf(round.field, trick);
  return near.every(({ along }) => {
    const apart = Math.abs(along - start);
    return Math.min(apart, trick === 'boss' ? length - apart : apart) >= round.field.size * 1.3;
  });
}

interface Place {
  readonly track: number;
  readonly along: number;
}

function freePlaces(round: Round, { trick }: Sky): Place[] {
  const { field, way, targets } = round;
  if (way === 'breeze') {
    const start = trick === 'boss' ? lengthOf(field, trick) * underBoss : 0;
    const tracks = Array.from({ length: tracksOf(field, trick) }, (_, track) => track);
    return tracks.filter((track) => isFree(round, trick, track, start)).map((track) => ({ track, along: start }));
  }
  const columns = Array.from({ length: tracksOf(field, 'rise') }, (_, track) => track);
  return waitingRows(field, trick)
    .flatMap((along) => columns.map((track) => ({ track, along })))
    .filter((place) => targets.every(({ track, along }) => track !== place.track || Math.abs(along - place.along) > 1));
}

/** The most targets in the air. */
function crowd({ field, way, sky }: Round): number {
  const { trick } = skyAt(sky);
  if (way !== 'breeze') return Math.min(6, tracksOf(field, 'rise') * waitingRows(field, trick).length);
  return Math.min(9, tracksOf(field, trick) + 2);
}

const scales: Partial<Record<Trick, number>> = { zigzag: 0.9, tough: 1.1, boss: little };

/** Returns the milliseconds until the next target: fewer in a wide field; 300 if targets wait, so right after a pop. */
function pauseAfter({ way, field, year }: Round, { every, trick }: Sky): number {
  if (way !== 'breeze') return 300;
  return (every * 4) / (Math.max(4, tracksOf(field, trick)) * (1 + 0.15 * year));
}

/** Adds a target, the kinds in turn, if there is room. */
function withOne(round: Round): Round {
  const sky = skyAt(round.sky);
  const where = random(round.seed);
  const places = freePlaces(round, sky);
  const place = places[Math.floor(where.value * places.length)];
  if (!place) return { ...round, seed: where.seed };
  const isGuest = round.made % friendEvery === friendEvery - 1;
  const grains = round.made - Math.floor(round.made / friendEvery);
  const kind: Kind = isGuest
    ? (friends[Math.floor(round.made / friendEvery) % friends.length] ?? 'bee')
    : (sky.kinds[grains % sky.kinds.length] ?? sky.kinds[0]);
  const hits = sky.trick === 'tough' && !isGuest ? 2 : 1;
  const scale = isGuest ? 1 : (scales[sky.trick] ?? 1);
  const target: Target = { id: round.nextId, kind, hits, scale, ...place };
  return {
    ...round,
    seed: where.seed,
    targets: [...round.targets, target],
    nextId: round.nextId + 1,
    made: round.made + 1,
    untilNext: pauseAfter(round, sky),
    beat: round.beat + 1,
  };
}

/** Grains to pop before the boss opens again. */
const littleOnes = (stage: number) => 3 + stage;

/** Adds all the boss's little ones at once: she stays closed until they are popped. */
function withLittleOnes(round: Round): Round {
  let next = round;
  for (let left = littleOnes(round.popped); left > 0; left--) next = withOne(next);
  return next;
}

/** Whether small grains keep the boss closed. */
export const isClosed = ({ targets }: Round) => targets.some(({ kind }) => kind === 'mountain-cedar');

/** Starts with some on their way, so that the sky is not empty. */
function withFirstOnes(round: Round): Round {
  const { trick, speed } = skyAt(round.sky);
  const apart = 170 / (speed * (1 + 0.2 * round.year));
  let next = round;
  for (let left = Math.min(4, tracksOf(round.field, trick)); left > 0; left--) next = moved(withOne(next), apart);
  return next;
}

function enterSky(round: Round, place: number): Round {
  const sky = skyAt(place);
  const entered: Round = {
    ...round,
    phase: 'playing',
    sky: place,
    targets: [],
    happenings: [],
    made: 0,
    untilNext: 0,
    popped: 0,
    escaped: 0,
    pokes: 0,
    ring: 0,
    ringSince: round.time,
    beat: round.beat + 1,
  };
  if (sky.trick === 'boss') {
    const boss: Target = { id: entered.nextId, kind: 'boss', track: -1, along: 0, hits: bossHits, scale: bossScale };
    return withLittleOnes({ ...entered, targets: [boss], nextId: entered.nextId + 1 });
  }
  if (entered.way === 'breeze') return withFirstOnes(entered);
  return Array.from({ length: crowd(entered) }).reduce<Round>((now) => withOne(now), entered);
}

/** A new year from its first sky. `seed` decides where targets appear: the same seed and presses give the same year. */
export function newRound(way: Way, field: Field, seed: number, year = 0, sky = 0): Round {
  const empty: Round = {
    way,
    field,
    phase: 'ready',
    year,
    sky,
    time: 0,
    seed,
    targets: [],
    happenings: [],
    nextId: 1,
    made: 0,
    untilNext: 0,
    popped: 0,
    escaped: 0,
    pokes: 0,
    met: {},
    stars: [],
    ring: 0,
    ringSince: 0,
    beat: 0,
  };
  return enterSky(empty, sky);
}

/** A sky's progress: how many count so far, and how many are needed. */
export function progress({ sky, popped }: Round): { readonly done: number; readonly all: number } {
  return { done: popped, all: skyAt(sky).goal };
}

/** One star for the sky, one for tapping no friend, one for letting at most two grains escape. */
export function starsOf({ pokes, escaped }: Pick<Round, 'pokes' | 'escaped'>): number {
  return 1 + (pokes === 0 ? 1 : 0) + (escaped <= 2 ? 1 : 0);
}

function withEnd(round: Round): Round {
  const { done, all } = progress(round);
  if (done < all) return round;
  const stars = [...round.stars, starsOf(round)];
  const last = round.sky === skies.length - 1;
  return { ...round, targets: [], stars, phase: last ? 'over' : 'between', beat: round.beat + 1 };
}

/** Moves the ring to the next target, from the top left to the lower right. */
function withRing(round: Round): Round {
  if (round.way !== 'one-button' || round.targets.length === 0) return round;
  const isThere = round.targets.some(({ id }) => id === round.ring);
  if (isThere && round.time - round.ringSince < ringTime) return round;
  const inOrder = [...spotsOf(round)].sort((one, other) => one.y - other.y || one.x - other.x);
  const place = inOrder.findIndex(({ id }) => id === round.ring);
  const next = inOrder[(place + 1) % inOrder.length];
  return { ...round, ring: next?.id ?? 0, ringSince: round.time, beat: round.beat + 1 };
}

/** Moves everything; what leaves the field is gone, but the boss's little ones start again. */
function moved(round: Round, time: number): Round {
  const { trick, speed } = skyAt(round.sky);
  if (round.way !== 'breeze') return round;
  const length = lengthOf(round.field, trick);
  const step = (length * speed * (1 + 0.2 * round.year) * time) / 1000;
  const targets: Target[] = [];
  let escaped = round.escaped;
  for (const target of round.targets) {
    const along = target.kind === 'boss' ? 0 : target.along + step;
    if (along < length) targets.push({ ...target, along });
    else if (trick === 'boss') targets.push({ ...target, along: along - length });
    else if (!isFriend(target.kind)) escaped += 1;
  }
  const gone = targets.length < round.targets.length;
  return { ...round, targets, escaped, beat: round.beat + (gone ? 1 : 0) };
}

/** The round `time` milliseconds later; unchanged unless it is being played. */
export function step(round: Round, time: number): Round {
  if (round.phase !== 'playing') return round;
  const later = { ...moved(round, time), time: round.time + time, untilNext: round.untilNext - time };
  const seen = later.happenings.filter(({ at }) => later.time - at < happeningTime);
  const next = seen.length === later.happenings.length ? later : { ...later, happenings: seen, beat: later.beat + 1 };
  const { trick } = skyAt(round.sky);
  const wantsOne = trick !== 'boss' && next.untilNext <= 0 && next.targets.length < crowd(next);
  return withRing(wantsOne ? withOne(next) : next);
}

function happened(round: Round, target: Target, what: Happening['what']): Round {
  const one: Happening = { id: round.beat + 1, kind: target.kind, what, ...pointOf(target, round), at: round.time };
  return { ...round, happenings: [...round.happenings.slice(-3), one], beat: round.beat + 1 };
}

const without = (round: Round, { id }: Target): Round => ({ ...round, targets: round.targets.filter((one) => one.id !== id) });
const replaced = (round: Round, target: Target): Round => ({
  ...round,
  targets: round.targets.map((one) => (one.id === target.id ? target : one)),
});

/** The boss opens once her little ones are popped; two taps then send her in again, with more of them. */
function tapBoss(round: Round, boss: Target): Round {
  if (isClosed(round)) return happened(round, boss, 'closed');
  if (boss.hits > 1) return happened(replaced(round, { ...boss, hits: boss.hits - 1 }), boss, 'crack');
  const next = withEnd({ ...happened(round, boss, 'pop'), popped: round.popped + 1 });
  return next.phase === 'playing' ? withLittleOnes(replaced(next, { ...boss, hits: bossHits })) : next;
}

/** A chain of spores splits in two. */
function split(round: Round, target: Target): Round {
  const half = (side: number): Target => ({
    ...target,
    id: round.nextId + (side > 0 ? 1 : 0),
    along: target.along + side * round.field.size * 0.36,
    scale: 0.66,
  });
  return { ...round, targets: [...round.targets, half(-1), half(1)], nextId: round.nextId + 2 };
}

/** Taps a target. Nothing is wrong: a friend says hello and stays, and only a star is lost. */
export function tap(round: Round, id: number): Round {
  const target = round.targets.find((one) => one.id === id);
  if (round.phase !== 'playing' || !target) return round;
  const { kind } = target;
  if (kind === 'boss') return tapBoss(round, target);
  if (isFriend(kind)) return { ...happened(round, target, 'hello'), pokes: round.pokes + 1 };
  if (target.hits > 1) return happened(replaced(round, { ...target, hits: target.hits - 1 }), target, 'crack');
  const { trick } = skyAt(round.sky);
  const met = { ...round.met, [kind]: (round.met[kind] ?? 0) + 1 };
  const counts = trick === 'boss' ? 0 : 1;
  const splits = trick === 'split' && target.scale === 1 && round.way === 'breeze';
  const popped = without({ ...happened(round, target, splits ? 'split' : 'pop'), met, popped: round.popped + counts }, target);
  return withEnd(splits ? split(popped, target) : popped);
}

export interface Spot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}
/** Returns where each target is. */
export const spotsOf = (round: Round): Spot[] => round.targets.map((target) => ({ id: target.id, ...pointOf(target, round) }));

export type Heading = 'left' | 'right' | 'up' | 'down';

/**
 * Returns the target for an arrow key: the next one in order from left to right, or from top to bottom; after the last comes
 * the first, so that the keys reach every target.
 */
export function neighbour(spots: readonly Spot[], from: number, heading: Heading): Spot | undefined {
  const across = heading === 'left' || heading === 'right';
  const way = heading === 'right' || heading === 'down' ? 1 : -1;
  const inOrder = [...spots].sort(
    (one, other) => (across ? one.x - other.x || one.y - other.y : one.y - other.y || one.x - other.x) || one.id - other.id,
  );
  const place = inOrder.findIndex(({ id }) => id === from);
  return inOrder[(place + way + inOrder.length) % inOrder.length];
}

/** The target nearest to a place, for the focus after a pop. */
export function nearest(spots: readonly Spot[], to: { readonly x: number; readonly y: number }): Spot | undefined {
  const distance = ({ x, y }: Spot) => (x - to.x) ** 2 + (y - to.y) ** 2;
  return [...spots].sort((one, other) => distance(one) - distance(other))[0];
}

export type Action =
  | { readonly type: 'play'; readonly way: Way; readonly field: Field; readonly seed: number; readonly year?: number }
  | { readonly type: 'steps'; readonly count: number; readonly time: number }
  | { readonly type: 'tap'; readonly id: number }
  | { readonly type: 'press' | 'next-sky' | 'pause' | 'resume' | 'leave' };

/** Raises the beat, so that a round that replaces another is always drawn. */
const after = (round: Round, next: Round): Round => ({ ...next, beat: round.beat + next.beat + 1 });

const inPhase = (round: Round, from: Phase, phase: Phase): Round =>
  round.phase === from ? { ...round, phase, beat: round.beat + 1 } : round;

export function reduce(round: Round, action: Action): Round {
  switch (action.type) {
    case 'play':
      return after(round, newRound(action.way, action.field, action.seed, action.year));
    case 'steps':
      return Array.from({ length: action.count }).reduce<Round>((now) => step(now, action.time), round);
    case 'tap':
      return tap(round, action.id);
    case 'press':
      return tap(round, round.ring);
    case 'next-sky':
      return round.phase === 'between' ? enterSky(round, round.sky + 1) : round;
    case 'pause':
      return inPhase(round, 'playing', 'paused');
    case 'resume':
      return inPhase(round, 'paused', 'playing');
    case 'leave':
      return after(round, { ...newRound(round.way, round.field, round.seed), phase: 'ready', targets: [] });
  }
}
