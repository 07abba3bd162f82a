/** Looks up the names listed in given-words.yaml, whose length no writer can help. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '#app/site/language.ts';

const names = z.array(z.string().min(1));
const schema = z.record(z.string(), z.union([z.strictObject({ en: names, es: names }), z.strictObject({ both: names })]));

const lists = schema.parse(parse(readFileSync(new URL('given-words.yaml', import.meta.url), 'utf8')));

function collect(language: Language): ReadonlySet<string> {
  const all = Object.values(lists).flatMap((list) => ('both' in list ? list.both : list[language]));
  return new Set(all.map((name) => name.toLowerCase()));
}

const given: Readonly<Record<Language, ReadonlySet<string>>> = { en: collect('en'), es: collect('es') };

/** The medicines alone, which look foreign in either language. */
export const medicineNames: ReadonlySet<string> = new Set(
  [lists.medicines, lists.brands].flatMap((list) =>
    list === undefined ? [] : Object.values(list).flatMap((group) => group.map((name: string) => name.toLowerCase())),
  ),
);

/** Whether a word, or the word without a plural or possessive ending, is listed. */
export function isGivenWord(word: string, language: Language): boolean {
  const plain = word.toLowerCase().replace(/['’]s$/, '');
  return [plain, plain.replace(/s$/, ''), plain.replace(/es$/, '')].some((form) => given[language].has(form));
}
