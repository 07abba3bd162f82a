/**
 * The rules of Runny Nose, without screen or clock: Nariz catches what helps a nose and avoids what hurts it. Lengths are
 * pixels of the field's size when the round began, times milliseconds.
 */
import type { SceneId } from '#app/content/photographs/slide.schema.ts';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import type { Field } from '#app/parts/games/field.ts';
import { random } from '#app/parts/games/seeded-random.ts';
import { ringTime, type Way } from '#app/parts/games/ways.ts';

export const helps = ['tissue', 'water', 'soap', 'saline', 'shower'] as const;
export const hurts = ['dust', 'pollen', 'smoke', 'perfume', 'mold'] as const;
export type Thing = (typeof helps)[number] | (typeof hurts)[number];
export const isHelp = (thing: Thing): boolean => (helps as readonly Thing[]).includes(thing);

interface Place {
  readonly sky: SceneId;
  readonly pollen: GrainId;
  /** The card won here. */
  readonly card: GrainId;
  /** Good things needed to get well. */
  readonly goal: number;
  /** Part of the field's height that a thing falls per second. */
  readonly speed: number;
  readonly every: number;
  /** How far the wind carries falling things sideways, in sizes of a thing. */
  readonly wind: number;
  /** One in this many hurts. */
  readonly hurtEvery: number;
}

/** Three places in San Antonio: a mission, the river, downtown. Each is faster, and the second has the most wind. */
export const places: readonly [Place, Place, Place] = [
  { sky: 'pecan', pollen: 'pecan', card: 'dust-mite', goal: 5, speed: 0.2, every: 1500, wind: 0, hurtEvery: 3 },
  { sky: 'elm-ash', pollen: 'elm', card: 'elm', goal: 6, speed: 0.23, every: 1250, wind: 1.2, hurtEvery: 3 },
  { sky: 'ragweed', pollen: 'ragweed', card: 'ragweed', goal: 7, speed: 0.29, every: 950, wind: 0.6, hurtEvery: 2 },
];
export const placeAt = (place: number): Place => places[place] ?? places[0];

type Phase = 'ready' | 'playing' | 'paused' | 'between' | 'over';
export type Direction = -1 | 0 | 1;

export interface Falling {
  readonly id: number;
  readonly thing: Thing;
  /** Its start, in pixels from the left. */
  readonly from: number;
  readonly y: number;
}

/** What the nose has just met, shown briefly. */
interface Happening {
  readonly id: number;
  readonly thing: Thing;
  readonly at: number;
}
const happeningTime = 1300;
/** Milliseconds of a sneeze; meanwhile nothing is caught. */
const sneezeTime = 800;
/** Milliseconds until the next two things appear, if things wait. */
const pairPause = 1100;

export interface Round {
  readonly way: Way;
  readonly field: Field;
  readonly phase: Phase;
  readonly place: number;
  readonly time: number;
  readonly seed: number;
  /** The nose's middle, in pixels from the left. */
  readonly nose: number;
  readonly direction: Direction;
  readonly things: readonly Falling[];
  readonly happenings: readonly Happening[];
  readonly nextId: number;
  readonly untilNext: number;
  /** Good things caught here minus bad ones; never below 0. */
  readonly relief: number;
  readonly sneezes: number;
  readonly sneezedAt: number;
  readonly ring: number;
  readonly ringSince: number;
  readonly beat: number;
}

export const noseWidth = ({ size }: Field) => size * 1.7;
/** The height at which things reach it. */
export const noseTop = ({ height, size }: Field) => height - size * 2;
/** Part of the field's width that keys move the nose per second. */
const noseSpeed = 0.65;

function inside(field: Field, x: number): number {
  const margin = noseWidth(field) / 2;
  return Math.min(field.width - margin, Math.max(margin, x));
}

function enterPlace(round: Round, place: number): Round {
  return {
    ...round,
    phase: 'playing',
    place,
    things: [],
    happenings: [],
    untilNext: 500,
    relief: 0,
    sneezes: 0,
    sneezedAt: -sneezeTime,
    direction: 0,
    ring: 0,
    beat: round.beat + 1,
  };
}

/** Returns a round at its first place. The same seed and presses always give the same round. */
export function newRound(way: Way, field: Field, seed: number): Round {
  const empty: Round = {
    way,
    field,
    phase: 'ready',
    place: 0,
    time: 0,
    seed,
    nose: field.width / 2,
    direction: 0,
    things: [],
    happenings: [],
    nextId: 1,
    untilNext: 0,
    relief: 0,
    sneezes: 0,
    sneezedAt: 0,
    ring: 0,
    ringSince: 0,
    beat: 0,
  };
  return enterPlace(empty, 0);
}

/** Returns where a thing is: the wind moves it sideways. */
export function pointOf({ from, y, id }: Falling, { field, place, way }: Round): { readonly x: number; readonly y: number } {
  const { wind } = placeAt(place);
  const aside = way === 'breeze' ? Math.sin(y / (field.height * 0.3) + id) * wind * field.size : 0;
  return { x: Math.min(field.width - field.size / 2, Math.max(field.size / 2, from + aside)), y };
}

/** Adds the two things that wait for a choice. */
function waitingPair(round: Round): Round {
  const which = random(round.seed);
  const other = random(which.seed);
  const side = random(other.seed);
  const help = helps[Math.floor(which.value * helps.length)] ?? 'tissue';
  const hurt = hurts[Math.floor(other.value * hurts.length)] ?? 'smoke';
  const { field, nextId } = round;
  const both = side.value < 0.5 ? [help, hurt] : [hurt, help];
  const y = field.height * 0.45;
  const things = both.map((thing, at): Falling => ({ id: nextId + at, thing, from: field.width * (at === 0 ? 0.25 : 0.75), y }));
  return { ...round, seed: side.seed, things, nextId: nextId + 2, ring: nextId, ringSince: round.time, beat: round.beat + 1 };
}

/** Lets a thing fall, away from the last one, so that a bad one never hides a good one. */
function withNext(round: Round): Round {
  const { field, nextId, things } = round;
  const { every, hurtEvery } = placeAt(round.place);
  const which = random(round.seed);
  const where = random(which.seed);
  const kinds = nextId % hurtEvery === 0 ? hurts : helps;
  const thing: Thing = kinds[Math.floor(which.value * kinds.length)] ?? 'tissue';
  const margin = field.size * 0.8;
  const room = field.width - 2 * margin;
  const last = things.at(-1);
  const free = margin + where.value * room;
  const apart = field.size * 2;
  const near = last && Math.abs(free - last.from) < apart;
  const from = near ? margin + ((free - margin + apart * (free < last.from ? -1 : 1) + room) % room) : free;
  const next: Falling = { id: nextId, thing, from, y: -field.size / 2 };
  return { ...round, seed: where.seed, things: [...things, next], nextId: nextId + 1, untilNext: every, beat: round.beat + 1 };
}

/** The nose's well-being, 0 to 1. */
export const wellness = ({ relief, place }: Round): number => Math.min(1, relief / placeAt(place).goal);
export const sneezes = ({ time, sneezedAt }: Round): boolean => time - sneezedAt < sneezeTime;

function withEnd(round: Round): Round {
  if (wellness(round) < 1) return round;
  return { ...round, phase: round.place === places.length - 1 ? 'over' : 'between', things: [], direction: 0, beat: round.beat + 1 };
}

/** Lets the nose take a thing. */
function meet(round: Round, met: Falling): Round {
  const good = isHelp(met.thing);
  const happening: Happening = { id: round.beat + 1, thing: met.thing, at: round.time };
  return withEnd({
    ...round,
    things: round.things.filter(({ id }) => id !== met.id),
    happenings: [...round.happenings.slice(-2), happening],
    relief: Math.max(0, round.relief + (good ? 1 : -1)),
    sneezes: round.sneezes + (good ? 0 : 1),
    sneezedAt: good ? round.sneezedAt : round.time,
    beat: round.beat + 1,
  });
}

/** What touches the nose: good things from further away than bad ones, so that a near miss is a miss. */
function touched(round: Round): Falling | undefined {
  const { field } = round;
  const top = noseTop(field);
  if (sneezes(round)) return undefined;
  return round.things.find((one) => {
    const { x, y } = pointOf(one, round);
    const reach = noseWidth(field) / 2 + field.size * (isHelp(one.thing) ? 0.3 : -0.15);
    return y > top && y < field.height - field.size * 0.5 && Math.abs(x - round.nose) < reach;
  });
}

function fall(round: Round, time: number): Round {
  const { field, place, direction } = round;
  const way = (field.height * placeAt(place).speed * time) / 1000;
  const things = round.things.map((one) => ({ ...one, y: one.y + way })).filter(({ y }) => y < field.height + field.size);
  const gone = things.length < round.things.length;
  const nose = inside(field, round.nose + (direction * noseSpeed * field.width * time) / 1000);
  const next = { ...round, things, nose, untilNext: round.untilNext - time, beat: round.beat + (gone ? 1 : 0) };
  const met = touched(next);
  const after = met ? meet(next, met) : next;
  return after.phase === 'playing' && after.untilNext <= 0 ? withNext(after) : after;
}

function wait(round: Round, time: number): Round {
  const left = round.untilNext - time;
  if (round.things.length === 0) return left <= 0 ? waitingPair({ ...round, untilNext: pairPause }) : { ...round, untilNext: left };
  if (round.way !== 'one-button' || round.time - round.ringSince < ringTime) return round;
  const next = round.things.find(({ id }) => id !== round.ring);
  return { ...round, ring: next?.id ?? round.ring, ringSince: round.time, beat: round.beat + 1 };
}

/** The round `time` milliseconds later; unchanged unless it is being played. */
export function step(round: Round, time: number): Round {
  if (round.phase !== 'playing') return round;
  const wasSneezing = sneezes(round);
  const now = { ...round, time: round.time + time };
  const seen = now.happenings.filter(({ at }) => now.time - at < happeningTime);
  const changed = seen.length < now.happenings.length || wasSneezing !== sneezes(now);
  const later = changed ? { ...now, happenings: seen, beat: now.beat + 1 } : now;
  return later.way === 'breeze' ? fall(later, time) : wait(later, time);
}

/** Takes one of the two waiting things; the other one disappears. */
export function choose(round: Round, id: number): Round {
  const chosen = round.things.find((one) => one.id === id);
  if (round.phase !== 'playing' || round.way === 'breeze' || !chosen) return round;
  return meet({ ...round, nose: inside(round.field, chosen.from), things: [chosen], untilNext: pairPause }, chosen);
}

export type Action =
  | { readonly type: 'play'; readonly way: Way; readonly field: Field; readonly seed: number }
  | { readonly type: 'steps'; readonly count: number; readonly time: number }
  | { readonly type: 'steer'; readonly direction: Direction }
  | { readonly type: 'move-to'; readonly x: number }
  | { readonly type: 'choose'; readonly id: number }
  | { readonly type: 'press' | 'next-place' | 'pause' | 'resume' | 'leave' };

/** Raises the beat, so that a round that replaces another is always drawn. */
const after = (round: Round, next: Round): Round => ({ ...next, beat: round.beat + next.beat + 1 });

const inPhase = (round: Round, from: Phase, phase: Phase): Round =>
  round.phase === from ? { ...round, phase, direction: 0, beat: round.beat + 1 } : round;

export function reduce(round: Round, action: Action): Round {
  const playing = round.phase === 'playing';
  switch (action.type) {
    case 'play':
      return after(round, newRound(action.way, action.field, action.seed));
    case 'steps':
      return Array.from({ length: action.count }).reduce<Round>((now) => step(now, action.time), round);
    case 'steer':
      return playing && round.direction !== action.direction ? { ...round, direction: action.direction } : round;
    case 'move-to':
      return playing ? { ...round, nose: inside(round.field, action.x) } : round;
    case 'choose':
      return choose(round, action.id);
    case 'press':
      return choose(round, round.ring);
    case 'next-place':
      return round.phase === 'between' ? enterPlace(round, round.place + 1) : round;
    case 'pause':
      return inPhase(round, 'playing', 'paused');
    case 'resume':
      return inPhase(round, 'paused', 'playing');
    case 'leave':
      return after(round, { ...newRound(round.way, round.field, round.seed), phase: 'ready', things: [] });
  }
}
