import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '#app/parts/games/field.ts';
import { stepTime } from '#app/parts/games/use-game-loop.ts';
import { type Way, ways } from '#app/parts/games/ways.ts';
import { isClosed, isFriend, neighbour, newRound, pointOf, progress, type Round, reduce, spotsOf, starsOf, step, tap } from './rules.ts';
import { skies } from './skies.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const anyWay = fc.constantFrom<Way>(...ways);
const anySky = fc.nat(skies.length - 1);
/** A phone held upright, a small one, a PC. */
const fields = [fieldOf(344, 533), fieldOf(288, 409), fieldOf(1232, 648)] as const;
const anyField = fc.constantFrom(...fields);
const [phone] = fields;

type Player = (round: Round) => number | undefined;
/** Plays one sky with a tap three times a second; returns every twentieth round and the last. */
function playSky(begun: Round, choose: Player, most = 60 * 150): Round[] {
  const moments = [begun];
  let now = begun;
  for (let tick = 1; now.phase === 'playing' && tick < most; tick++) {
    now = step(now, stepTime);
    const id = tick % 20 === 0 ? choose(now) : undefined;
    if (id !== undefined) now = tap(now, id);
    if (tick % 20 === 1) moments.push(now);
  }
  return [...moments, now];
}
/** Pops any grain it can, the boss's little ones first. */
const pops: Player = (round) => {
  const grains = round.targets.filter(({ kind }) => !isFriend(kind) && (kind !== 'boss' || !isClosed(round)));
  return grains.find((one) => pointOf(one, round).y < round.field.height)?.id;
};
const last = (moments: Round[]) => moments.at(-1) as Round;

describe('a sky', () => {
  it('ends when enough grains are popped, in every way to play and every window', () => {
    fc.assert(
      fc.property(anyWay, anyField, anySky, seeds, (way, field, sky, seed) => {
        const end = last(playSky(newRound(way, field, seed, 0, sky), pops));
        expect(end.phase).toBe(sky === skies.length - 1 ? 'over' : 'between');
        expect(progress(end).done).toBeGreaterThanOrEqual(progress(end).all);
        expect(end.stars).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  it('never hides one grain behind another', () => {
    fc.assert(
      fc.property(anyWay, anyField, anySky, seeds, (way, field, sky, seed) => {
        for (const round of playSky(newRound(way, field, seed, 0, sky), pops, 60 * 20)) {
          const small = round.targets.filter(({ kind }) => kind !== 'boss').map((one) => pointOf(one, round));
          small.forEach((one, place) => {
            for (const other of small.slice(place + 1)) {
              expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(field.size * 0.6);
            }
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('waits for as long as one likes where nothing moves', () => {
    const begun = newRound('still', phone, 5);
    const later = reduce(begun, { type: 'steps', count: 60 * 60, time: stepTime });
    expect(spotsOf(later)).toEqual(spotsOf(begun));
    expect(later.phase).toBe('playing');
    expect(begun.targets.length).toBeGreaterThan(3);
  });
});

describe('a tap', () => {
  const withFriend = (): Round => {
    const round = playSky(newRound('breeze', phone, 7), () => undefined).find(({ targets }) => targets.some(({ kind }) => isFriend(kind)));
    if (!round) throw new Error('no friend came by');
    return round;
  };

  it('on a friend says hello, takes nothing away and costs one star', () => {
    const round = withFriend();
    const friend = round.targets.find(({ kind }) => isFriend(kind));
    const after = tap(round, friend?.id ?? 0);
    expect(after.targets).toEqual(round.targets);
    expect(after.happenings.at(-1)).toMatchObject({ what: 'hello', kind: friend?.kind });
    expect(starsOf(after)).toBe(starsOf(round) - 1);
  });

  it('cracks a pecan first and pops it then', () => {
    const round = newRound('still', phone, 1, 0, 2);
    const pecan = round.targets.find(({ kind }) => !isFriend(kind));
    const once = tap(round, pecan?.id ?? 0);
    expect(once.popped).toBe(0);
    expect(tap(once, pecan?.id ?? 0).popped).toBe(1);
  });

  it('parts a chain of spores in two, each of which can be popped', () => {
    const round = reduce(newRound('breeze', phone, 1, 0, 5), { type: 'steps', count: 200, time: stepTime });
    const chain = round.targets.find(({ kind }) => kind === 'mold');
    const after = tap(round, chain?.id ?? 0);
    expect(after.targets).toHaveLength(round.targets.length + 1);
    expect(after.popped).toBe(1);
  });

  it('opens the boss only when her little ones are gone', () => {
    const round = newRound('still', phone, 2, 0, 6);
    const boss = round.targets.find(({ kind }) => kind === 'boss')?.id ?? 0;
    expect(tap(round, boss)).toMatchObject({ popped: 0, happenings: [{ what: 'closed' }] });
    const open = round.targets.filter(({ kind }) => kind === 'mountain-cedar').reduce((now, { id }) => tap(now, id), round);
    expect(isClosed(open)).toBe(false);
    const hidden = tap(tap(open, boss), boss);
    expect(hidden.popped).toBe(1);
    expect(isClosed(hidden)).toBe(true);
  });
});

describe('a year', () => {
  it('plays the same from the same seed, and goes through seven skies', () => {
    const playYear = (seed: number) => {
      let round = newRound('breeze', phone, seed);
      while (round.phase !== 'over') round = reduce(last(playSky(round, pops)), { type: 'next-sky' });
      return round;
    };
    const year = playYear(11);
    expect(year.stars).toHaveLength(7);
    expect(playYear(11)).toEqual(year);
  });

  it('stands still while paused', () => {
    const paused = reduce(newRound('breeze', phone, 8), { type: 'pause' });
    expect(reduce(paused, { type: 'steps', count: 200, time: stepTime })).toEqual(paused);
    expect(tap(paused, paused.targets[0]?.id ?? 0)).toEqual(paused);
    expect(reduce(paused, { type: 'resume' }).phase).toBe('playing');
  });
});

describe('without a pointer', () => {
  it('the ring comes to every target, and one press pops it', () => {
    let round = newRound('one-button', phone, 6);
    const seen = new Set<number>();
    for (let tick = 0; tick < 60 * 15; tick++) {
      round = step(round, stepTime);
      seen.add(round.ring);
    }
    for (const { id } of round.targets) expect(seen).toContain(id);
    const grain = () => round.targets.find(({ id, kind }) => id === round.ring && !isFriend(kind));
    while (!grain()) round = step(round, stepTime);
    expect(reduce(round, { type: 'press' }).popped).toBe(1);
  });

  it('the arrows lead from every target to every other', () => {
    fc.assert(
      fc.property(anyWay, anyField, anySky, seeds, fc.nat(400), (way, field, sky, seed, steps) => {
        const spots = spotsOf(reduce(newRound(way, field, seed, 0, sky), { type: 'steps', count: steps, time: stepTime }));
        for (const heading of ['left', 'right', 'up', 'down'] as const) {
          const reached = new Set<number>();
          for (let at = spots[0]?.id; at !== undefined && !reached.has(at); at = neighbour(spots, at, heading)?.id) reached.add(at);
          expect(reached.size).toBe(spots.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});
