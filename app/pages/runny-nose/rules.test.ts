import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepTime } from '#app/parts/games/use-game-loop.ts';
import { dripX, field, levelCount, newRound, type Pace, paces, type Round, reduce, remaining, step } from './rules.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const bothPaces = fc.constantFrom<Pace>('usual', 'slow');

/** Plays to the end, with the arrow keys as `steer` says; gives every moment of the round. */
function play(pace: Pace, seed: number, steer: (round: Round) => -1 | 0 | 1): Round[] {
  const moments = [newRound(pace, seed)];
  for (let now = moments[0]; now && now.phase === 'playing'; ) {
    if (moments.length > 60 * 60 * 10) throw new Error('the round does not end');
    now = step(reduce(now, { type: 'steer', direction: steer(now) }), stepTime);
    moments.push(now);
  }
  return moments;
}

/** A calm player who looks only at the lowest drip. */
function towardsLowest({ drips, tissue }: Round): -1 | 0 | 1 {
  const lowest = drips.toSorted((one, other) => other.y - one.y)[0];
  if (!lowest || Math.abs(lowest.to - tissue) < 8) return 0;
  return lowest.to > tissue ? 1 : -1;
}
const neverMoves = () => 0 as const;
const last = (moments: Round[]) => moments.at(-1) ?? newRound('usual', 0);

describe('a round', () => {
  it('lasts sixty seconds at the usual pace, and eighteen drips without a clock in the slow one', () => {
    const usual = last(play('usual', 1, neverMoves));
    expect(Math.round(usual.time / 1000)).toBe(60);
    const slow = last(play('slow', 1, neverMoves));
    expect(slow.made).toBe(18);
    expect(slow.caught + slow.missed).toBe(18);
  });

  it('goes through the three levels in order', () => {
    fc.assert(
      fc.property(bothPaces, seeds, (pace, seed) => {
        const levels = play(pace, seed, neverMoves).map(({ level }) => level);
        expect([...new Set(levels)]).toEqual([1, 2, 3]);
        expect(levels.toSorted()).toEqual(levels);
        expect(Math.max(...levels)).toBe(levelCount);
      }),
      { numRuns: 10 },
    );
  });

  it('plays the same from the same seed', () => {
    expect(last(play('usual', 7, towardsLowest))).toEqual(last(play('usual', 7, towardsLowest)));
    expect(last(play('usual', 7, neverMoves)).lastTo).not.toBe(last(play('usual', 8, neverMoves)).lastTo);
  });

  it('can be played without a miss by keyboard alone', () => {
    fc.assert(
      fc.property(bothPaces, seeds, (pace, seed) => {
        const { missed, caught } = last(play(pace, seed, towardsLowest));
        expect(missed).toBe(0);
        expect(caught).toBeGreaterThan(15);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps tissue and drips within the picture', () => {
    fc.assert(
      fc.property(bothPaces, seeds, fc.constantFrom(-1 as const, 1 as const), (pace, seed, side) => {
        const { reach } = paces[pace];
        for (const { tissue, drips } of play(pace, seed, () => side)) {
          expect(tissue).toBeGreaterThanOrEqual(reach);
          expect(tissue).toBeLessThanOrEqual(field.width - reach);
          for (const drip of drips) expect(Math.abs(dripX(drip) - field.width / 2)).toBeLessThan(field.width / 2 - 20);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('shows one drip at a time in the slow way to play', () => {
    for (const { drips } of play('slow', 3, neverMoves)) expect(drips.length).toBeLessThanOrEqual(1);
  });
});

describe('pausing and leaving', () => {
  const playing = reduce(newRound('usual', 5), { type: 'steps', count: 300, time: stepTime });

  it('stands still while paused and goes on from there', () => {
    const paused = reduce(playing, { type: 'pause' });
    expect(reduce(paused, { type: 'steps', count: 100, time: stepTime })).toEqual(paused);
    expect(reduce(paused, { type: 'moveTo', x: 40 })).toEqual(paused);
    expect(reduce(paused, { type: 'resume' })).toMatchObject({ phase: 'playing', time: playing.time });
  });

  it('lets go of the held arrow when it pauses', () => {
    const steering = reduce(playing, { type: 'steer', direction: 1 });
    expect(reduce(steering, { type: 'pause' }).direction).toBe(0);
  });

  it('begins anew with nothing kept', () => {
    expect(reduce(playing, { type: 'play', pace: 'slow', seed: 9 })).toEqual(newRound('slow', 9));
    expect(reduce(playing, { type: 'leave' }).phase).toBe('ready');
  });
});

describe('remaining', () => {
  it('counts seconds down from sixty, or drips in the slow way', () => {
    expect(remaining(newRound('usual', 1))).toBe(60);
    expect(remaining({ ...newRound('usual', 1), time: 59_500 })).toBe(1);
    expect(remaining({ ...newRound('slow', 1), caught: 4, missed: 1 })).toBe(13);
  });
});
