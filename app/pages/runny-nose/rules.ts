/**
 * The rules of Runny Nose, without screen or clock: a round is a value, and each step makes the next one. Lengths
 * are units of the picture (`field`), speeds units per second, times milliseconds.
 */
import { random } from '#app/parts/games/seeded-random.ts';

export const field = { width: 320, height: 380, nostrils: [128, 192], dripFrom: 124, catchFrom: 330, catchTo: 348, floor: 366 } as const;

export type Pace = 'usual' | 'slow';
export type Phase = 'ready' | 'playing' | 'paused' | 'over';
export type Direction = -1 | 0 | 1;

interface Level {
  readonly speed: number;
  /** Time between two drips; without one the next drip waits until the last is gone. */
  readonly every?: number;
  /** How far from the last drip's place the next may land: always near enough to be reached by keyboard. */
  readonly spread: number;
}

interface PaceRules {
  readonly levels: readonly [Level, Level, Level];
  /** Half the tissue's width. */
  readonly reach: number;
  readonly tissueSpeed: number;
  readonly roundTime?: number;
  readonly roundDrips?: number;
}

export const paces: Readonly<Record<Pace, PaceRules>> = {
  usual: {
    levels: [
      { speed: 75, every: 1500, spread: 90 },
      { speed: 95, every: 1250, spread: 120 },
      { speed: 120, every: 1000, spread: 140 },
    ],
    reach: 42,
    tissueSpeed: 240,
    roundTime: 60_000,
  },
  slow: {
    levels: [
      { speed: 40, spread: 70 },
      { speed: 46, spread: 100 },
      { speed: 52, spread: 130 },
    ],
    reach: 60,
    tissueSpeed: 160,
    roundDrips: 18,
  },
};
export const levelCount = 3;

export interface Drip {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

export interface Round {
  readonly pace: Pace;
  readonly phase: Phase;
  readonly time: number;
  readonly level: number;
  readonly seed: number;
  readonly tissue: number;
  readonly direction: Direction;
  readonly drips: readonly Drip[];
  readonly made: number;
  readonly caught: number;
  readonly missed: number;
  readonly lastTo: number;
  readonly untilNext: number;
}

export function newRound(pace: Pace, seed: number, phase: Phase = 'playing'): Round {
  const middle = field.width / 2;
  return {
    pace,
    phase,
    time: 0,
    level: 1,
    seed,
    tissue: middle,
    direction: 0,
    drips: [],
    made: 0,
    caught: 0,
    missed: 0,
    lastTo: middle,
    untilNext: 800,
  };
}

/** Where a drip is: it leaves the nostril and drifts to the place where it lands. */
export function dripX({ from, to, y }: Drip): number {
  const way = Math.min(1, (y - field.dripFrom) / (field.catchFrom - field.dripFrom));
  return from + (to - from) * way;
}

/** The tissue's place, kept within the picture. */
function moveTo(round: Round, x: number): Round {
  const { reach } = paces[round.pace];
  return { ...round, tissue: Math.min(field.width - reach, Math.max(reach, x)) };
}

function levelAt({ pace, time, made }: Round): number {
  const { roundTime, roundDrips = 1 } = paces[pace];
  const way = roundTime ? time / roundTime : Math.max(0, made - 1) / roundDrips;
  return Math.min(levelCount, 1 + Math.floor(way * levelCount));
}

function withNextDrip(round: Round): Round {
  const { levels, roundDrips } = paces[round.pace];
  const { spread, every } = levels[round.level - 1] ?? levels[0];
  const allMade = roundDrips !== undefined && round.made >= roundDrips;
  const waits = every === undefined && round.drips.length > 0;
  if (allMade || waits || round.untilNext > 0) return round;
  const side = random(round.seed);
  const place = random(side.seed);
  const margin = 26;
  const least = Math.max(margin, round.lastTo - spread);
  const most = Math.min(field.width - margin, round.lastTo + spread);
  const to = least + place.value * (most - least);
  const from = field.nostrils[side.value < 0.5 ? 0 : 1];
  const drip: Drip = { id: round.made + 1, from, to, y: field.dripFrom };
  return { ...round, seed: place.seed, drips: [...round.drips, drip], made: drip.id, lastTo: to, untilNext: every ?? 900 };
}

function isCaught(drip: Drip, round: Round): boolean {
  const { reach } = paces[round.pace];
  return drip.y >= field.catchFrom && drip.y <= field.catchTo && Math.abs(dripX(drip) - round.tissue) <= reach;
}

function isOver({ pace, time, made, drips }: Round): boolean {
  const { roundTime, roundDrips } = paces[pace];
  return roundTime ? time >= roundTime : made === roundDrips && drips.length === 0;
}

/** The round `time` milliseconds later; does nothing unless it is being played. */
export function step(round: Round, time: number): Round {
  if (round.phase !== 'playing') return round;
  const { levels, tissueSpeed } = paces[round.pace];
  const { speed } = levels[round.level - 1] ?? levels[0];
  const moved = moveTo(round, round.tissue + (round.direction * tissueSpeed * time) / 1000);
  const fallen = moved.drips.map((drip) => ({ ...drip, y: drip.y + (speed * time) / 1000 }));
  const left = fallen.filter((drip) => !isCaught(drip, moved));
  const drips = left.filter(({ y }) => y < field.floor);
  const next = withNextDrip({
    ...moved,
    time: moved.time + time,
    untilNext: moved.untilNext - time,
    drips,
    caught: moved.caught + fallen.length - left.length,
    missed: moved.missed + left.length - drips.length,
  });
  const level = levelAt(next);
  return isOver(next) ? { ...next, level, phase: 'over', direction: 0, drips: [] } : { ...next, level };
}

/** What is left of the round: seconds, or drips in the slow way to play. */
export function remaining({ pace, time, caught, missed }: Round): number {
  const { roundTime, roundDrips = 0 } = paces[pace];
  return roundTime ? Math.max(0, Math.ceil((roundTime - time) / 1000)) : roundDrips - caught - missed;
}

export type Action =
  | { readonly type: 'play'; readonly pace: Pace; readonly seed: number }
  | { readonly type: 'leave' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'steps'; readonly count: number; readonly time: number }
  | { readonly type: 'steer'; readonly direction: Direction }
  | { readonly type: 'nudge'; readonly direction: Direction }
  | { readonly type: 'moveTo'; readonly x: number };

/** How far one press of an arrow button moves the tissue when it is not held. */
const nudgeLength = 32;

export function reduce(round: Round, action: Action): Round {
  switch (action.type) {
    case 'play':
      return newRound(action.pace, action.seed);
    case 'leave':
      return newRound(round.pace, round.seed, 'ready');
    case 'pause':
      return round.phase === 'playing' ? { ...round, phase: 'paused', direction: 0 } : round;
    case 'resume':
      return round.phase === 'paused' ? { ...round, phase: 'playing' } : round;
    case 'steps':
      return Array.from({ length: action.count }).reduce<Round>((now) => step(now, action.time), round);
    case 'steer':
      return round.direction === action.direction ? round : { ...round, direction: action.direction };
    case 'nudge':
      return round.phase === 'playing' ? moveTo(round, round.tissue + action.direction * nudgeLength) : round;
    case 'moveTo':
      return round.phase === 'playing' ? moveTo(round, action.x) : round;
  }
}
