import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepTime } from '#app/parts/games/use-game-loop.ts';
import {
  air,
  found,
  type Goal,
  goalCount,
  nearest,
  neighbour,
  newRound,
  placeOf,
  pop,
  type Round,
  reduce,
  sought,
  step,
  type Wind,
  winds,
} from './rules.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const anyWind = fc.constantFrom<Wind>('still', 'calm', 'windy');
const anyGoal = fc.constantFrom<Goal>('all', 'cedar');

/** Plays with one try every half second; `choose` says which grain. */
function play(wind: Wind, goal: Goal, seed: number, choose: (round: Round) => number | undefined, most = 60 * 120): Round[] {
  const moments = [newRound(wind, goal, seed)];
  for (let now = moments[0], tick = 1; now?.phase === 'playing' && tick < most; tick++) {
    now = step(now, stepTime);
    const id = tick % 30 === 0 ? choose(now) : undefined;
    if (id !== undefined) now = pop(now, id);
    moments.push(now);
  }
  return moments;
}
const first = ({ grains }: Round) => grains[0]?.id;
const cedar = ({ grains }: Round) => grains.find(({ grain }) => grain === sought)?.id;
const nothing = () => undefined;

describe('grains in the air', () => {
  it('never touch one another, so that each can be tapped', () => {
    fc.assert(
      fc.property(anyWind, anyGoal, seeds, (wind, goal, seed) => {
        for (const round of play(wind, goal, seed, first, 60 * 30).filter((_, place) => place % 20 === 0)) {
          const places = round.grains.map((grain) => placeOf(grain, round));
          places.forEach((one, place) => {
            for (const other of places.slice(place + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(60);
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('stand still when there is no wind', () => {
    const [before] = play('still', 'all', 4, nothing, 2);
    const after = play('still', 'all', 4, nothing, 60 * 5).at(-1);
    expect(after?.grains).toEqual(before?.grains);
    expect(before?.grains.length).toBe(winds.still.crowd);
  });

  it('come back from below when there is no clock', () => {
    const rounds = play('calm', 'all', 11, nothing, 60 * 60);
    const ids = rounds[0]?.grains.map(({ id }) => id);
    expect(rounds.at(-1)?.grains.map(({ id }) => id)).toEqual(ids);
    expect(rounds.at(-1)?.phase).toBe('playing');
  });

  it('always hold a cedar while the cedar is sought', () => {
    fc.assert(
      fc.property(fc.constantFrom<Wind>('still', 'calm'), seeds, (wind, seed) => {
        const rounds = play(wind, 'cedar', seed, first, 60 * 20);
        const settled = rounds.filter(({ phase, grains }) => phase === 'playing' && grains.length === winds[wind].crowd);
        for (const round of settled) expect(cedar(round)).toBeDefined();
        expect(settled.length).toBeGreaterThan(10);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a round', () => {
  it('ends when enough grains are found, without hurry', () => {
    fc.assert(
      fc.property(fc.constantFrom<Wind>('still', 'calm'), anyGoal, seeds, (wind, goal, seed) => {
        const end = play(wind, goal, seed, goal === 'cedar' ? cedar : first).at(-1);
        expect(end?.phase).toBe('over');
        expect(end && found(end)).toBe(goalCount[goal]);
      }),
      { numRuns: 20 },
    );
  });

  it('ends after 45 seconds when it is windy', () => {
    const end = play('windy', 'all', 2, nothing).at(-1);
    expect(end?.phase).toBe('over');
    expect(Math.round((end?.time ?? 0) / 1000)).toBe(45);
  });

  it('counts another plant as met, not as found, while the cedar is sought', () => {
    const round = newRound('still', 'cedar', 3);
    const other = round.grains.find(({ grain }) => grain !== sought);
    const after = pop(round, other?.id ?? 0);
    expect(found(after)).toBe(0);
    expect(Object.values(after.met)).toEqual([1]);
    expect(after.pops).toHaveLength(1);
  });

  it('stands still while paused', () => {
    const paused = reduce(newRound('calm', 'all', 8), { type: 'pause' });
    expect(reduce(paused, { type: 'steps', count: 200, time: stepTime })).toEqual(paused);
    expect(pop(paused, paused.grains[0]?.id ?? 0)).toEqual(paused);
    expect(reduce(paused, { type: 'resume' }).phase).toBe('playing');
  });

  it('shows the name of what was popped for a moment only', () => {
    const round = newRound('still', 'all', 1);
    const popped = pop(round, round.grains[0]?.id ?? 0);
    expect(popped.pops).toHaveLength(1);
    expect(reduce(popped, { type: 'steps', count: 120, time: stepTime }).pops).toEqual([]);
  });
});

describe('choosing by arrow key', () => {
  const spots = [
    { id: 1, x: 40, y: 80 },
    { id: 2, x: 120, y: 90 },
    { id: 3, x: 45, y: 200 },
    { id: 4, x: 200, y: 300 },
  ];
  const [one] = spots;
  const from = one ?? { id: 0, x: 0, y: 0 };

  it('goes to the nearest grain that way and stays at the edge', () => {
    expect(neighbour(spots, from, 'right')?.id).toBe(2);
    expect(neighbour(spots, from, 'down')?.id).toBe(3);
    expect(neighbour(spots, from, 'left')).toBeUndefined();
    expect(neighbour(spots, from, 'up')).toBeUndefined();
  });

  it('reaches every grain from every other', () => {
    fc.assert(
      fc.property(anyWind, anyGoal, seeds, fc.nat(400), (wind, goal, seed, steps) => {
        const begun = newRound(wind, goal, seed);
        const round = reduce(begun, { type: 'steps', count: steps, time: stepTime });
        const all = round.grains.map((grain) => ({ id: grain.id, ...placeOf(grain, round) }));
        const reached = new Set<number>();
        const walk = (spot: (typeof all)[number]) => {
          if (reached.has(spot.id)) return;
          reached.add(spot.id);
          for (const heading of ['left', 'right', 'up', 'down'] as const) {
            const next = neighbour(all, spot, heading);
            if (next) walk(next);
          }
        };
        for (const start of all) {
          reached.clear();
          walk(start);
          expect(reached.size).toBe(all.length);
        }
      }),
      { numRuns: 200, examples: [['still', 'all', 2056487667, 0]] },
    );
  });

  it('finds the nearest grain after a pop', () => {
    expect(nearest(spots, { x: 190, y: 290 })?.id).toBe(4);
    expect(nearest([], { x: 0, y: 0 })).toBeUndefined();
    expect(air.lanes).toHaveLength(4);
  });
});
