import { expect, it } from 'vitest';
import { languages, localeTags } from '#app/site/language.ts';
import { listInWords } from './list-in-words.ts';

const lists = [
  [],
  ['oak'],
  ['oak', 'elm'],
  ['cedro', 'olmo', 'fresno'],
  ['moho', 'hierba'],
  ['polvo', 'insectos'],
  ['enero', 'abril', 'Irlanda'],
  ['agua', 'hielo'],
  ['aguja', 'hilo'],
];

it.each(languages.flatMap((language) => lists.map((items) => [language, items] as const)))(
  'in %s, %j as Intl lists it',
  (language, items) => {
    const intl = new Intl.ListFormat(localeTags[language], { type: 'conjunction' });
    expect(listInWords(items, language)).toBe(intl.format(items));
  },
);

it('knows the accented i, which Intl does not', () => {
  expect(listInWords(['enero', 'índigo'], 'es')).toBe('enero e índigo');
});
