import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '#app/parts/games/field.ts';
import { stepTime } from '#app/parts/games/use-game-loop.ts';
import type { Way } from '#app/parts/games/ways.ts';
import {
  choose,
  type Direction,
  helps,
  hurts,
  isHelp,
  newRound,
  noseWidth,
  pointOf,
  type Round,
  reduce,
  sneezes,
  step,
  type Thing,
  wellness,
} from './rules.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const anyField = fc.constantFrom(fieldOf(344, 533), fieldOf(288, 409), fieldOf(1232, 648));
const phone = fieldOf(344, 533);

/** Plays all three places with the arrow keys by `steer`. */
function play(begun: Round, steer: (round: Round) => Direction, most = 60 * 240): Round {
  let now = begun;
  for (let tick = 0; now.phase !== 'over' && tick < most; tick++) {
    if (now.phase === 'between') now = reduce(now, { type: 'next-place' });
    now = step(reduce(now, { type: 'steer', direction: steer(now) }), stepTime);
  }
  return now;
}

/** A child who runs to the lowest good thing. */
const towardsHelp = (round: Round): Direction => {
  const next = round.things.filter(({ thing }) => isHelp(thing)).toSorted((one, other) => other.y - one.y)[0];
  const x = next ? pointOf(next, round).x : round.nose;
  if (Math.abs(x - round.nose) < 8) return 0;
  return x > round.nose ? 1 : -1;
};

/** A round with one thing right above the nose. */
const meeting = (thing: Thing, relief = 2): Round => {
  const round = { ...newRound('breeze', phone, 1), relief };
  return { ...round, things: [{ id: 99, thing, from: round.nose, y: phone.height - phone.size * 2 }] };
};

describe('what the nose meets', () => {
  it('helps or hurts, and never takes it below a bad day', () => {
    for (const thing of helps) expect(step(meeting(thing), stepTime).relief).toBe(3);
    for (const thing of hurts) {
      const after = step(meeting(thing), stepTime);
      expect(after.relief).toBe(1);
      expect(sneezes(after)).toBe(true);
      expect(step(meeting(thing, 0), stepTime).relief).toBe(0);
    }
  });
});

describe('a round', () => {
  it('can be won by the arrow keys alone, in every window', () => {
    fc.assert(
      fc.property(anyField, seeds, (field, seed) => {
        const end = play(newRound('breeze', field, seed), towardsHelp);
        expect(end.phase).toBe('over');
        expect(wellness(end)).toBe(1);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps the nose and all things within the field', () => {
    fc.assert(
      fc.property(anyField, seeds, fc.nat(2000), (field, seed, steps) => {
        const round = reduce(reduce(newRound('breeze', field, seed), { type: 'move-to', x: 99_999 }), {
          type: 'steps',
          count: steps,
          time: stepTime,
        });
        expect(round.nose).toBeLessThanOrEqual(field.width - noseWidth(field) / 2);
        for (const one of round.things) {
          const { x } = pointOf(one, round);
          expect(x).toBeGreaterThanOrEqual(field.size / 2);
          expect(x).toBeLessThanOrEqual(field.width - field.size / 2);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('tells the screen of everything that is more than moving', () => {
    const ready = reduce(newRound('still', phone, 8), { type: 'leave' });
    const playing = reduce(ready, { type: 'play', way: 'breeze', field: phone, seed: 1 });
    const paused = reduce(playing, { type: 'pause' });
    const beats = [ready, playing, paused, reduce(paused, { type: 'resume' }), reduce(paused, { type: 'leave' })].map(({ beat }) => beat);
    for (const [place, beat] of beats.slice(1).entries()) expect(beat).toBeGreaterThan(beats[place === 3 ? 2 : place] ?? 0);
  });
});

describe('where things wait', () => {
  const pair = (way: Way, seed: number) => reduce(newRound(way, phone, seed), { type: 'steps', count: 120, time: stepTime });

  it('two hang there, one that helps and one that hurts, for as long as one likes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const round = pair('still', seed);
        expect(round.things.map(({ thing }) => isHelp(thing)).toSorted()).toEqual([false, true]);
        expect(reduce(round, { type: 'steps', count: 3600, time: stepTime }).things).toEqual(round.things);
      }),
      { numRuns: 30 },
    );
  });

  it('the nose takes the chosen one, and the next two come', () => {
    const round = pair('still', 4);
    const good = round.things.find(({ thing }) => isHelp(thing));
    const after = choose(round, good?.id ?? 0);
    expect(after).toMatchObject({ relief: 1, things: [] });
    expect(reduce(after, { type: 'steps', count: 120, time: stepTime }).things).toHaveLength(2);
  });

  it('with one button the ring goes from one to the other, and a press takes what it is on', () => {
    const round = pair('one-button', 4);
    const rings = new Set<number>();
    let now = round;
    for (let tick = 0; tick < 60 * 4; tick++) {
      now = step(now, stepTime);
      rings.add(now.ring);
    }
    expect(rings).toEqual(new Set(round.things.map(({ id }) => id)));
    const isGood = ({ things, ring }: Round) => things.some(({ id, thing }) => id === ring && isHelp(thing));
    while (!isGood(now)) now = step(now, stepTime);
    expect(reduce(now, { type: 'press' }).relief).toBe(1);
  });
});
