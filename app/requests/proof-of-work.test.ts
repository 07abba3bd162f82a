import { describe, expect, it } from 'vitest';
import { newRequestId } from './envelope.ts';
import { isChallenge, isProof, prices, prove } from './proof-of-work.ts';

const challenge = { text: 'k3.signature', bits: prices.lowest };

describe('a proof', () => {
  it('holds for its challenge and its envelope, and for no other', async () => {
    const [id, other] = [newRequestId(), newRequestId()];
    const proof = await prove(challenge, id);
    expect(proof).toMatch(/^k3\.signature( \d+){8}$/);
    expect(await isProof(proof, challenge, id)).toBe(true);
    expect(await isProof(proof, challenge, other)).toBe(false);
    expect(await isProof(proof, { ...challenge, text: 'k4.signature' }, id)).toBe(false);
    expect(await isProof(proof.replace(/\d+$/, '0'), challenge, id)).toBe(/ 0$/.test(proof));
  });

  it.each(['', 'k3.signature 1 2 3', `k3.signature${' x'.repeat(8)}`, `k3.signature${' 1'.repeat(9)}`])('"%s" is none', async (proof) => {
    expect(await isProof(proof, challenge, newRequestId())).toBe(false);
  });

  it.runIf(process.env.STORM)('takes about 256 hashes at the lowest price, and seldom twice as many', async () => {
    const counts = await Promise.all(
      Array.from({ length: 40 }, async (_, place) => {
        const [, ...numbers] = (await prove(challenge, `request ${place}`)).split(' ').map(Number);
        return numbers.reduce((sum, number) => sum + number + 1, 0);
      }),
    );
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeGreaterThan(200);
    expect(mean).toBeLessThan(325);
    expect(Math.max(...counts)).toBeLessThan(800);
  });
});

it.each([
  ['the cheapest', challenge, true],
  ['one that takes an hour', { ...challenge, bits: 24 }, false],
  ['one for nothing', { ...challenge, bits: 0 }, false],
  ['one with a line break for the header', { ...challenge, text: 'a\r\nb' }, false],
  ['nothing', null, false],
])('%s is taken for a challenge: %o %s', (_what, value, expected) => {
  expect(isChallenge(value)).toBe(expected);
});
