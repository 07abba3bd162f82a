import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { mustAskForWords, withoutWords, wordsOfLanguage } from './words-of-language.ts';

const code = `import { defineWords } from '#app/site/language.ts';
import { airWords } from './air-words.ts';
import { named } from './names.ts';
export const words = defineWords({
  ...airWords,
  title: { en: 'Our air', es: 'Nuestro aire' },
  until: { en: (day) => \`until \${named(day)}\`, es: (day) => \`hasta \${named(day)}\` },
});
export const other = 3;
`;
type Root = Parameters<typeof withoutWords>[1];
const parsed = (text: string) => parseAst(text) as Root;
const spanish = { file: '/site/app/words.ts', language: 'es', query: '?words=es' } as const;

it('what shows words has none of them', () => {
  expect(withoutWords(code, parsed(code))?.toString()).toBe(code.replace(/defineWords\(\{[\s\S]*\}\);/, 'defineWords({});'));
});

it('a module that declares none stays as it is', () => {
  const plain = "export const listInWords = (words) => words.join(', ');";
  expect(withoutWords(plain, parsed(plain))).toBeNull();
});

it('what brings the words of a language holds no other, and takes what it builds on in that language', () => {
  const told = wordsOfLanguage(code, parsed(code), spanish).toString();
  expect(told).toContain(`learnWords(untold_words, 'es', {
  ...airWords,
  title: 'Nuestro aire',
  until: (day) => \`hasta \${named(day)}\`,
})`);
  expect(told).toContain('import { words as untold_words } from "/site/app/words.ts";');
  expect(told).toContain("import { airWords } from './air-words.ts?words=es';");
  expect(told).toContain("import { named } from './names.ts';");
});

it('a word that is not written out stops the build, by its name', () => {
  const wrong = "const both = { en: 'Hello', es: 'Hola' };\nexport const words = defineWords({ hello: both });";
  expect(() => wordsOfLanguage(wrong, parsed(wrong), spanish)).toThrow('hello: write it out');
});

it.each([
  ['spreads', 'const all = { ...words };'],
  ['takes from', 'const title = words.title.es;'],
])('a module that %s words stops the build', (_, taking) => {
  const page = "import { words } from './words.ts';\nconst w = useWords(words);\nw.title;\n";
  expect(() => mustAskForWords(parsed(page))).not.toThrow();
  expect(() => mustAskForWords(parsed(page + taking))).toThrow('useWords or wordsIn');
});
