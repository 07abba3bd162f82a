import { expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { prices, prove } from '#app/requests/proof-of-work.ts';
import { challenges } from './challenges.ts';

const minute = 60_000;
const bits = prices.lowest;
const secret = (text: string) => async () => text;

it('a challenge is valid for ten minutes, on every server with the same secret, for one envelope', async () => {
  let now = Date.parse('2026-11-24T12:00:00Z');
  const [one, same, foreign] = ['a', 'a', 'b'].map((text) => challenges(secret(text), () => now));
  const id = newRequestId();
  const challenge = await one?.make(id, bits);
  if (!challenge) throw new Error('no challenge');
  const [proof, stolen] = [await prove(challenge, id), await prove(challenge, 'another')];
  expect(await one?.isMet(proof, id, bits)).toBe(true);
  expect(await same?.isMet(proof, id, bits)).toBe(true);
  expect(await foreign?.isMet(proof, id, bits)).toBe(false);
  expect(await one?.isMet(stolen, 'another', bits)).toBe(false);
  now += 10 * minute;
  expect(await one?.isMet(proof, id, bits)).toBe(true);
  now += 1;
  expect(await one?.isMet(proof, id, bits)).toBe(false);
  // A server whose clock is up to a minute behind finds the challenge made in the future.
  now -= 11 * minute + 1;
  expect(await same?.isMet(proof, id, bits)).toBe(true);
  now -= 1;
  expect(await same?.isMet(proof, id, bits)).toBe(false);
});

it('what was computed for a price still counts when the price has risen once meanwhile', async () => {
  const { make, isMet } = challenges(secret('a'), Date.now);
  const id = newRequestId();
  const proof = await prove(await make(id, bits), id);
  expect([await isMet(proof, id, bits + 1), await isMet(proof, id, bits + 2)]).toEqual([true, false]);
});

it.each([undefined, '', ' ', '.', 'zz.5.AAAA 1 2 3', 'a'.repeat(10_000)])('%.20s is no proof', async (header) => {
  expect(await challenges(secret('a'), Date.now).isMet(header, newRequestId(), bits)).toBe(false);
});
