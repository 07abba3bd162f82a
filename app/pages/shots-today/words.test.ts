import { expect, it } from 'vitest';
import { clockTime } from '#app/parts/hours/clock-time.ts';
import { words } from './words.ts';

const minute = 60_000;
/** Every 15 minutes of a day. */
const instants = Array.from({ length: 96 }, (_, quarter) => Date.UTC(2026, 2, 10) + quarter * 15 * minute);

it('the times of the wait end no Spanish sentence with two full stops: "p. m." has its own', () => {
  const said = instants.flatMap((instant) => {
    const time = clockTime(instant, 'es');
    return [words.until.es(time), words.stale.es(time), words.saidStart.es(30, time)];
  });
  expect(said.filter((text) => text.includes('..'))).toEqual([]);
});
