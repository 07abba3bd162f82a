import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64urlLength, fromBase64url, isBase64url, toBase64url } from './base64url.ts';

it('bytes go to text and back, as Node itself writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(text).toHaveLength(base64urlLength(bytes.length));
      expect(fromBase64url(text)).toEqual(Uint8Array.from(bytes));
    }),
  );
  const long = new Uint8Array(100_000).fill(7);
  expect(fromBase64url(toBase64url(long))).toEqual(long);
});

it('any other spelling of the same bytes is refused', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w+/= -]{0,12}$/), (text) => {
      const isOnly = Buffer.from(text, 'base64url').toString('base64url') === text;
      expect(isBase64url(text)).toBe(isOnly);
      expect(fromBase64url(text) !== undefined).toBe(isOnly);
    }),
    { numRuns: 2000 },
  );
});
