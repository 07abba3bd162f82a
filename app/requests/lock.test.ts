import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';
import { type RequestContent, TooLongError, UnreadableContentError, unpackContent } from './content.ts';
import { type Envelope, envelopeFault, envelopeText, idPattern, largestBody } from './envelope.ts';
import { KeyError } from './key-error.ts';
import { type KeyPairText, makeKeyPair } from './key-pair.ts';
import { lock } from './lock.ts';
import { OpenError, open, publicKeyOf } from './open.ts';
import { mostAnswers } from './possible-answers.ts';
import { sampleKeyPair } from './sample-key.ts';

const content: RequestContent = {
  form: 'registration',
  language: 'es',
  answers: {
    name: 'Ana Sofía de la Cruz Ibáñez',
    reason: `Tos y silbidos 🤧 ${'ñandú '.repeat(70)}`,
    minor: true,
    medicines: ['Flonase', 'Té de manzanilla'],
  },
};

let keys: KeyPairText;
let envelope: Envelope;
beforeAll(async () => {
  keys = await makeKeyPair();
  envelope = await lock(content, keys.publicKey, new Date('2026-11-20T04:30:00Z'));
});

const reasonFor = (changed: Envelope, privateKey = keys.privateKey) =>
  open(changed, privateKey).then(
    () => 'opened',
    (error: unknown) => (error instanceof OpenError ? error.reason : error),
  );

/** Makes answers of this many characters, none longer than an answer may be. */
function ofLength(length: number) {
  const { characters } = mostAnswers;
  const texts = Array.from({ length: Math.ceil(length / characters) }, (_, at) =>
    'a'.repeat(Math.min(characters, length - at * characters)),
  );
  return Object.fromEntries(texts.map((text, at) => [`text-${at}`, text]));
}

describe('a locked request', () => {
  it('opens to the very same text', async () => {
    const opened = await open(envelope, keys.privateKey);
    expect(opened).toEqual({ ...content, id: envelope.id, schemaVersion: 1, lockedAt: '2026-11-20T04:30:00.000Z' });
    expect(await open(JSON.parse(envelopeText(envelope)), keys.privateKey)).toEqual(opened);
  });

  it('shows nothing of it', () => {
    const seen = envelopeText(envelope);
    const locked = Buffer.from(envelope.ciphertext, 'base64url');
    // No shorter words: ciphertext looks random, and sometimes contains three given letters by chance.
    for (const told of ['Sofía', 'Flonase', 'registration', 'answers', '2026-11', '"es"']) {
      expect(seen).not.toContain(told);
      expect(locked.includes(told)).toBe(false);
    }
  });

  it('is other bytes and another id each time', async () => {
    const again = await lock(content, keys.publicKey);
    expect(again.id).not.toBe(envelope.id);
    expect(again.enc).not.toBe(envelope.enc);
    expect(again.ciphertext).not.toBe(envelope.ciphertext);
    expect(again.id).toMatch(idPattern);
  });

  it.each([
    [10, 4],
    [4200, 16],
    [17_000, 64],
  ])('with a text of %i bytes is as long as any other of %i KiB', async (length, kib) => {
    const answers = ofLength(length);
    const locked = await lock({ ...content, answers }, keys.publicKey);
    expect(fromBase64url(locked.ciphertext)).toHaveLength(kib * 1024 + 16);
    expect(Buffer.byteLength(envelopeText(locked))).toBeLessThan(largestBody);
    expect(envelopeFault(locked)).toBeUndefined();
    expect((await open(locked, keys.privateKey)).answers).toEqual(answers);
  });

  it('is refused when it would not fit', async () => {
    await expect(lock({ ...content, answers: { text: 'ñ'.repeat(33_000) } }, keys.publicKey)).rejects.toThrow(TooLongError);
  });

  it('opens whatever was written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/), fc.string({ unit: 'grapheme', maxLength: 200 })),
        async (written) => {
          // As it comes out of JSON, which has no prototype to set.
          const answers = JSON.parse(JSON.stringify(written));
          const locked = await lock({ ...content, answers }, keys.publicKey);
          expect((await open(locked, keys.privateKey)).answers).toEqual(answers);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('an envelope changed on the way does not open', () => {
  const flipped = (text: string, at: number) => {
    const bytes = fromBase64url(text) ?? new Uint8Array();
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return toBase64url(bytes);
  };

  it('with any one bit of the content changed', async () => {
    for (const at of [0, 1, 100, 4095, 4096, 4111])
      expect(await reasonFor({ ...envelope, ciphertext: flipped(envelope.ciphertext, at) })).toBe('damaged');
  });

  it('with another one-time key', async () => {
    for (const at of [0, 1, 32, 64]) expect(await reasonFor({ ...envelope, enc: flipped(envelope.enc, at) })).toBe('damaged');
    const other = await lock(content, keys.publicKey);
    expect(await reasonFor({ ...envelope, enc: other.enc })).toBe('damaged');
  });

  it('cut short, grown, or filled to another size', async () => {
    const bytes = fromBase64url(envelope.ciphertext) ?? new Uint8Array();
    const grown = new Uint8Array(16 * 1024 + 16);
    grown.set(bytes);
    for (const other of [bytes.slice(0, -1), bytes.slice(16), new Uint8Array(), grown])
      expect(await reasonFor({ ...envelope, ciphertext: toBase64url(other) })).toBe('damaged');
  });

  it('under the id of another request, so that none can be passed off as another', async () => {
    const other = await lock(content, keys.publicKey);
    expect(await reasonFor({ ...envelope, id: other.id })).toBe('damaged');
  });

  it('with a version of another time', async () => {
    expect(await reasonFor({ ...envelope, version: 2 })).toBe('version');
    // Also with fields unknown today.
    const newer = { sealedWith: 'ML-KEM-768', enc: 'A' };
    expect(await reasonFor({ ...envelope, ...newer, version: 2 } as Envelope)).toBe('version');
    expect(await reasonFor({ ...envelope, ...newer, schemaVersion: 2 } as Envelope)).toBe('version');
    expect(await reasonFor({ ...envelope, ...newer } as Envelope)).toBe('damaged');
    expect(envelopeFault({ ...envelope, version: 'two', more: 1 })).toBe('unknown-field');
  });

  it('locked to another key', async () => {
    const others = await makeKeyPair();
    expect(await reasonFor(envelope, others.privateKey)).toBe('key');
    // Even if the envelope says that it is for this key.
    const forged = { ...envelope, keyId: (await lock(content, others.publicKey)).keyId };
    expect(await reasonFor(forged, others.privateKey)).toBe('damaged');
  });
});

describe('content that opens but is no request', () => {
  const bytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
  const whole = { schemaVersion: 1, id: 'a', lockedAt: '2026-01-01T00:00:00Z', form: 'appointment', language: 'en', answers: {} };

  it.each([
    ['no JSON', '{'],
    ['another id', { ...whole, id: 'b' }],
    ['an unknown form', { ...whole, form: 'prescription' }],
    ['no answers', { ...whole, answers: null }],
    ['a time that is none', { ...whole, lockedAt: 'yesterday' }],
    ['answers in a list', { ...whole, answers: ['Ana'] }],
    ['a number for an answer', { ...whole, answers: { name: 7 } }],
    ['an answer with a text of its own', { ...whole, answers: { phone: { toString: 1, valueOf: 2 } } }],
    [
      'lists in lists without end',
      JSON.stringify({ ...whole, answers: { name: 0 } }).replace('0}', `${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    ],
    ['an answer longer than any form takes', { ...whole, answers: { name: 'a'.repeat(mostAnswers.characters + 1) } }],
    ['more chosen than any question has', { ...whole, answers: { name: Array(mostAnswers.chosen + 1).fill('a') } }],
    ['more questions than any form has', { ...whole, answers: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`a${at}`, ''])) }],
    ['a question with a name of the language', { ...whole, answers: { toString: 'a' } }],
    [
      'a question that would change every object',
      '{"schemaVersion":1,"id":"a","lockedAt":"2026-01-01T00:00:00Z","form":"appointment","language":"en","answers":{"__proto__":"a"}}',
    ],
  ])('(%s) is said to be unreadable', (_what, value) => {
    expect(unpackContent(bytes(whole), 'a', 1)).toEqual(whole);
    expect(() => unpackContent(bytes(value), 'a', 1)).toThrow(UnreadableContentError);
  });
});

describe('keys', () => {
  it('as text lead from the private to the public one', async () => {
    expect(await publicKeyOf(keys.privateKey)).toBe(keys.publicKey);
    expect(await publicKeyOf(sampleKeyPair.privateKey)).toBe(sampleKeyPair.publicKey);
  });

  it.each([
    ['nothing', ''],
    ['a point off the curve', toBase64url(new Uint8Array(65).fill(4))],
    ['a compressed point', toBase64url(new Uint8Array(33).fill(2))],
    ['a private key', sampleKeyPair.privateKey],
  ])('that are none (%s) lock nothing', async (_what, publicKey) => {
    await expect(lock(content, publicKey)).rejects.toThrow(KeyError);
  });

  it.each([
    ['nothing', ''],
    ['zero', toBase64url(new Uint8Array(32))],
    ['a public key', sampleKeyPair.publicKey],
  ])('that are none (%s) open nothing', async (_what, privateKey) => {
    await expect(open(envelope, privateKey)).rejects.toThrow(KeyError);
  });
});
