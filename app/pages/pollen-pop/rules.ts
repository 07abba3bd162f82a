/**
 * The rules of Pollen Pop, without screen or clock. Lengths are units of the picture (`air`), speeds units per
 * second, times milliseconds.
 */
import { type GrainId, grainIds } from '#app/content/seasons/grain-ids.ts';
import { random } from '#app/parts/games/seeded-random.ts';

export const air = { width: 320, height: 380, lanes: [42, 121, 199, 278], edge: 36, apart: 78, sway: 8 } as const;

export type Wind = 'still' | 'calm' | 'windy';
export type Goal = 'all' | 'cedar';
export type Phase = 'ready' | 'playing' | 'paused' | 'over';

/** What is searched for when only one plant counts. */
export const sought: GrainId = 'cedar';

/** Grains to pop in a round without a clock. */
export const goalCount: Readonly<Record<Goal, number>> = { all: 12, cedar: 5 };

interface WindRules {
  readonly speed: number;
  /** Grains in the air at once. */
  readonly crowd: number;
  readonly roundTime?: number;
}
export const winds: Readonly<Record<Wind, WindRules>> = {
  still: { speed: 0, crowd: 7 },
  calm: { speed: 14, crowd: 7 },
  windy: { speed: 40, crowd: 8, roundTime: 45_000 },
};

export interface FloatingGrain {
  readonly id: number;
  readonly grain: GrainId;
  readonly lane: number;
  readonly y: number;
}

/** A grain just popped: shows its name for a moment. */
interface Pop {
  readonly id: number;
  readonly grain: GrainId;
  readonly x: number;
  readonly y: number;
  readonly age: number;
}
/** Milliseconds a name stays where its grain was. */
export const popTime = 1600;

export interface Round {
  readonly wind: Wind;
  readonly goal: Goal;
  readonly phase: Phase;
  readonly time: number;
  readonly seed: number;
  readonly grains: readonly FloatingGrain[];
  readonly pops: readonly Pop[];
  readonly met: Readonly<Partial<Record<GrainId, number>>>;
  readonly nextId: number;
}

const rows = [76, 76 + air.apart * 1.45, 76 + air.apart * 2.9] as const;
/** The height a grain rises before it is back where it began. */
const cycle = air.height + 2 * air.edge;

/** Where a grain is seen: it sways a little as it rises. */
export function placeOf(
  { id, lane, y }: FloatingGrain,
  { wind, time }: Pick<Round, 'wind' | 'time'>,
): { readonly x: number; readonly y: number } {
  const middle = air.lanes[lane] ?? air.width / 2;
  const sway = wind === 'still' ? 0 : air.sway * Math.sin(time / 1100 + id * 1.9);
  return { x: middle + sway, y };
}

/** Free places for a new grain: below the picture where it rises, anywhere where it stands still. */
function freePlaces({ grains, wind }: Round, inView: boolean): { lane: number; y: number }[] {
  const heights = inView || wind === 'still' ? rows : [air.height + air.edge];
  const isFree = (lane: number, y: number) =>
    grains.every((grain) => {
      const distance = Math.abs(grain.y - y);
      return grain.lane !== lane || Math.min(distance, cycle - distance) >= air.apart;
    });
  return air.lanes.flatMap((_, lane) => heights.filter((y) => isFree(lane, y)).map((y) => ({ lane, y })));
}

/** The next plant: one not in the air, rather one not met yet; the sought one as soon as none is in the air. */
function nextGrain({ grains, goal, met }: Round, chance: number): GrainId {
  const inAir = new Set(grains.map(({ grain }) => grain));
  if (goal === 'cedar' && (!inAir.has(sought) || chance < 0.15)) return sought;
  const others = grainIds.filter((grain) => !inAir.has(grain) && (goal === 'all' || grain !== sought));
  const fewest = Math.min(...others.map((grain) => met[grain] ?? 0));
  const fresh = others.filter((grain) => (met[grain] ?? 0) === fewest);
  return fresh[Math.floor(chance * fresh.length)] ?? sought;
}

function withNewGrain(round: Round, inView = false): Round {
  if (round.grains.length >= winds[round.wind].crowd) return round;
  const places = freePlaces(round, inView);
  const which = random(round.seed);
  const where = random(which.seed);
  const place = places[Math.floor(where.value * places.length)];
  if (!place) return round;
  const grain: FloatingGrain = { id: round.nextId, grain: nextGrain(round, which.value), ...place };
  return { ...round, seed: where.seed, grains: [...round.grains, grain], nextId: round.nextId + 1 };
}

export function newRound(wind: Wind, goal: Goal, seed: number, phase: Phase = 'playing'): Round {
  const empty: Round = { wind, goal, phase, time: 0, seed, grains: [], pops: [], met: {}, nextId: 1 };
  return Array.from({ length: winds[wind].crowd }).reduce<Round>((round) => withNewGrain(round, true), empty);
}

/** How many grains count towards the goal so far. */
export function found({ goal, met }: Round): number {
  return goal === 'cedar' ? (met[sought] ?? 0) : Object.values(met).reduce((sum, count) => sum + count, 0);
}

function withEnd(round: Round): Round {
  const { roundTime } = winds[round.wind];
  const done = roundTime ? round.time >= roundTime : found(round) >= goalCount[round.goal];
  return done ? { ...round, phase: 'over', grains: [] } : round;
}

/** The round `time` milliseconds later; does nothing unless it is being played. */
export function step(round: Round, time: number): Round {
  if (round.phase !== 'playing') return round;
  const { speed, roundTime } = winds[round.wind];
  const risen = round.grains.map((grain) => ({ ...grain, y: grain.y - (speed * time) / 1000 }));
  // With a clock a grain that leaves is gone; without one it comes back from below.
  const grains = roundTime
    ? risen.filter(({ y }) => y > -air.edge)
    : risen.map((grain) => (grain.y > -air.edge ? grain : { ...grain, y: grain.y + cycle }));
  const pops = round.pops.map((pop) => ({ ...pop, age: pop.age + time })).filter(({ age }) => age < popTime);
  return withEnd(withNewGrain({ ...round, time: round.time + time, grains, pops }));
}

/** Pops a grain: a new one will come in its place. Nothing is ever wrong; only the sought plant counts as found. */
export function pop(round: Round, id: number): Round {
  const grain = round.grains.find((one) => one.id === id);
  if (round.phase !== 'playing' || !grain) return round;
  const burst: Pop = { id, grain: grain.grain, ...placeOf(grain, round), age: 0 };
  const met = { ...round.met, [grain.grain]: (round.met[grain.grain] ?? 0) + 1 };
  const grains = round.grains.filter((one) => one !== grain);
  return withEnd({ ...round, grains, met, pops: [...round.pops.slice(-1), burst] });
}

export type Heading = 'left' | 'right' | 'up' | 'down';
const headings: Readonly<Record<Heading, readonly [x: number, y: number]>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Two grains nearer than this across the picture are in one lane, however they sway. */
const sameLane = (air.lanes[1] - air.lanes[0]) / 2;

interface Spot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The grain an arrow key leads to; undefined at the edge. Left and right go to the nearest lane that holds grains, up
 * and down along a lane and, from its end, to the nearest grain further that way. Lane by lane no grain is ever out of
 * reach of the keys, which the shortest way alone does not grant.
 */
export function neighbour(spots: readonly Spot[], from: Spot, heading: Heading): Spot | undefined {
  const [toX, toY] = headings[heading];
  const ahead = spots
    .map((spot) => ({
      spot,
      along: (spot.x - from.x) * toX + (spot.y - from.y) * toY,
      aside: Math.abs((spot.x - from.x) * toY) + Math.abs((spot.y - from.y) * toX),
    }))
    .filter(({ spot, along }) => spot.id !== from.id && along > 1);
  if (toX === 0) {
    const lane = ahead.filter(({ aside }) => aside < sameLane);
    return nearestOf(lane.length > 0 ? lane : ahead, ({ along, aside }) => along + 2 * aside);
  }
  const other = ahead.filter(({ along }) => along >= sameLane);
  const lane = Math.min(...other.map(({ along }) => along));
  return nearestOf(
    other.filter(({ along }) => along < lane + sameLane),
    ({ aside }) => aside,
  );
}

function nearestOf<Ahead extends { readonly spot: Spot }>(ahead: readonly Ahead[], cost: (one: Ahead) => number): Spot | undefined {
  return ahead.toSorted((one, other) => cost(one) - cost(other))[0]?.spot;
}

/** The grain nearest to a place, for the focus after a pop. */
export function nearest(spots: readonly Spot[], to: { readonly x: number; readonly y: number }): Spot | undefined {
  const distance = ({ x, y }: Spot) => (x - to.x) ** 2 + (y - to.y) ** 2;
  return spots.toSorted((one, other) => distance(one) - distance(other))[0];
}

export type Action =
  | { readonly type: 'play'; readonly wind: Wind; readonly goal: Goal; readonly seed: number }
  | { readonly type: 'steps'; readonly count: number; readonly time: number }
  | { readonly type: 'pop'; readonly id: number }
  | { readonly type: 'pause' | 'resume' | 'leave' | 'finish' };

export function reduce(round: Round, action: Action): Round {
  switch (action.type) {
    case 'play':
      return newRound(action.wind, action.goal, action.seed);
    case 'steps':
      return Array.from({ length: action.count }).reduce<Round>((now) => step(now, action.time), round);
    case 'pop':
      return pop(round, action.id);
    case 'pause':
      return round.phase === 'playing' ? { ...round, phase: 'paused' } : round;
    case 'resume':
      return round.phase === 'paused' ? { ...round, phase: 'playing' } : round;
    case 'finish':
      return { ...round, phase: 'over', grains: [], pops: [] };
    case 'leave':
      return newRound('calm', 'all', round.seed, 'ready');
  }
}
