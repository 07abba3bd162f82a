import { describe, expect, it } from 'vitest';
import { newRequestId } from './envelope.ts';
import { fingerprintOf, keyIdOf } from './fingerprint.ts';
import { fingerprintWordList, fingerprintWords, wordsInFingerprint } from './fingerprint-words.ts';
import { referenceOf } from './reference.ts';
import { sampleKeyPair } from './sample-key.ts';

describe('the words of a key', () => {
  it('are 256 in each language, none twice, none a word of the other list for another thing', () => {
    expect(fingerprintWordList).toHaveLength(256);
    const [english, spanish] = (['en', 'es'] as const).map((language) => fingerprintWordList.map((word) => word[language]));
    expect(new Set(english).size).toBe(256);
    expect(new Set(spanish).size).toBe(256);
    expect(english?.filter((word) => spanish?.includes(word))).toEqual([]);
    for (const word of english ?? []) expect(word).toMatch(/^[a-z]+$/);
    for (const word of spanish ?? []) expect(word).toMatch(/^[a-záéíóúüñ]+$/);
  });

  it('are the same ten things in both', async () => {
    const fingerprint = await fingerprintOf(sampleKeyPair.publicKey);
    const words = fingerprintWords(fingerprint);
    expect(words).toHaveLength(wordsInFingerprint);
    expect(words.map(({ en }) => en).join(' ')).toMatchInlineSnapshot(`"potato dragon jungle pearl turkey table milk desk cloud plate"`);
    expect(words.map(({ es }) => es).join(' ')).toMatchInlineSnapshot(
      `"papa dragón selva perla guajolote mesa leche escritorio nube plato"`,
    );
  });

  it('are others for another key', () => {
    expect(fingerprintWords('00'.repeat(32))).not.toEqual(fingerprintWords(`${'00'.repeat(9)}01${'00'.repeat(22)}`));
  });
});

it('a key’s name on envelopes is the beginning of its fingerprint', async () => {
  const fingerprint = await fingerprintOf(sampleKeyPair.publicKey);
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(keyIdOf(fingerprint)).toBe(fingerprint.slice(0, 16));
});

describe('the reference to say on the phone', () => {
  it('is eight digits, the same for the same request', async () => {
    expect(await referenceOf('AAAAAAAAAAAAAAAAAAAAAA')).toMatchInlineSnapshot(`"2205 9026"`);
    const id = newRequestId();
    expect(await referenceOf(id)).toMatch(/^\d{4} \d{4}$/);
    expect(await referenceOf(id)).toBe(await referenceOf(id));
  });

  it('is another for another request', async () => {
    const references = await Promise.all(Array.from({ length: 200 }, () => referenceOf(newRequestId())));
    expect(new Set(references).size).toBeGreaterThan(197);
  });
});
