import { expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { prove } from '#app/requests/proof-of-work.ts';
import { challenges } from './challenges.ts';

const minute = 60_000;

it('a challenge is valid for ten minutes, on every server with the same secret', async () => {
  let now = Date.parse('2026-11-24T12:00:00Z');
  const [one, other, foreign] = ['a', 'a', 'b'].map((secret) => challenges(secret, () => now));
  const id = newRequestId();
  const challenge = one?.make();
  if (!challenge) throw new Error('no challenge');
  const proof = await prove(challenge, id);
  expect(await one?.isMet(proof, id)).toBe(true);
  expect(await other?.isMet(proof, id)).toBe(true);
  expect(await foreign?.isMet(proof, id)).toBe(false);
  now += 10 * minute;
  expect(await one?.isMet(proof, id)).toBe(true);
  now += 1;
  expect(await one?.isMet(proof, id)).toBe(false);
  // With the clock set back, the challenge was made in the future.
  now -= 12 * minute;
  expect(await one?.isMet(proof, id)).toBe(false);
});

it('a challenge is valid on another server whose clock is up to a minute behind', async () => {
  const made = Date.parse('2026-11-24T12:00:00Z');
  const id = newRequestId();
  const challenge = challenges('a', () => made).make();
  const proof = await prove(challenge, id);
  const isMetBehind = (behind: number) => challenges('a', () => made - behind).isMet(proof, id);
  expect([await isMetBehind(minute), await isMetBehind(minute + 1)]).toEqual([true, false]);
});

it.each([undefined, '', ' ', '.', 'zz.AAAA 1 2 3', 'a'.repeat(10_000)])('%.20s is no proof', async (header) => {
  expect(await challenges('a', Date.now).isMet(header, newRequestId())).toBe(false);
});
