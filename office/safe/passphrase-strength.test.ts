import { expect, it } from 'vitest';
import { suggestedPassphrase } from '../entry/suggested-passphrase.ts';
import { passphraseWeakness } from './passphrase-strength.ts';

/** The word lists take seconds to load: npm test judges one passphrase, `npm run storm` all. */
const isStorm = Boolean(process.env.STORM);
const weak = [
  'contraseña123',
  '123456789012',
  'abcabcabcabc',
  'qwertyuiop12',
  'asdfghjklñpo',
  'P@ssw0rdP@ssw0rd',
  'teamoteamote',
  'sanantonio78229',
  '12/11/1986 12/11/1986',
  ' unbelievable  ',
];

it.each(isStorm ? weak : weak.slice(0, 1))('%s is weak', async (text) => expect(await passphraseWeakness(text)).toBe('weak'));

it.runIf(isStorm).each(['', 'short', '🔑🔑🔑', '           a'])('%j is short', async (text) =>
  expect(await passphraseWeakness(text)).toBe('short'),
);

it.runIf(isStorm).each(['camión lighthouse kite honey', 'El perro azul 7 ventanas llueve', 'zK9#pw!vTq2m'])('%s is taken', async (text) =>
  expect(await passphraseWeakness(text)).toBeUndefined(),
);

it.runIf(isStorm).each(['en', 'es'] as const)('a passphrase that the desk suggests is taken (%s)', async (language) => {
  for (let count = 0; count < 30; count += 1) expect(await passphraseWeakness(suggestedPassphrase(language))).toBeUndefined();
});

it.runIf(isStorm)('a passphrase of any length is looked at in a moment', async () => {
  expect(await passphraseWeakness('a'.repeat(16_000))).toBe('weak');
});
