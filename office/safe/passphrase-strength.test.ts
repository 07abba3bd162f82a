import { describe, expect, it } from 'vitest';
import { suggestedPassphrase } from '../entry/suggested-passphrase.ts';
import { passphraseWeakness } from './passphrase-strength.ts';

describe('a passphrase', () => {
  it.each([
    '123456789012',
    'passwordpassword',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'qwertyuiop12',
    'asdfghjklñpo',
    '1qaz2wsx3edc',
    'abcdefghijklm',
    'Password1234!',
    'P@ssw0rdP@ssw0rd',
    'contraseña123',
    'iloveyou12345',
    'teamoteamote',
    'administrator1',
    'sanantonio78229',
    '12/11/1986 12/11/1986',
    'María María María',
    ' unbelievable  ',
  ])('%s is weak', async (text) => expect(await passphraseWeakness(text)).toBe('weak'));

  it.each(['', 'short', '🔑🔑🔑', '           a'])('%j is short', async (text) => expect(await passphraseWeakness(text)).toBe('short'));

  it.each([
    'cedar lighthouse kite honey',
    'camión lighthouse kite honey',
    'El perro azul 7 ventanas llueve',
    'zK9#pw!vTq2m',
    'x7 x7 correct horse battery staple',
  ])('%s is taken', async (text) => expect(await passphraseWeakness(text)).toBeUndefined());

  it.each(['en', 'es'] as const)('that the desk suggests is taken (%s)', async (language) => {
    for (let count = 0; count < 30; count += 1) expect(await passphraseWeakness(suggestedPassphrase(language))).toBeUndefined();
  });

  it('of any length is looked at in a moment', async () => {
    expect(await passphraseWeakness('a'.repeat(16_000))).toBe('weak');
  });
});
