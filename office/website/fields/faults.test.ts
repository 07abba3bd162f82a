import { expect, it } from 'vitest';
import type { z } from 'zod';
import { pageNamesSchema } from '#app/content/pages/page-name.schema.ts';
import { physicianRecordSchema } from '#app/content/physicians/physician.schema.ts';
import { locationsSchema } from '#app/content/practice/location.schema.ts';
import { practiceSchema } from '#app/content/practice/practice.schema.ts';
import { languages } from '#app/site/language.ts';
import { faultText } from './faults.ts';
import { words } from './words.ts';

const cases: [path: string, schema: z.ZodType, given: unknown, word: keyof typeof words][] = [
  ['locations.0.zip', locationsSchema, { locations: [{ zip: '7822' }] }, 'zip'],
  ['locations.0.state', locationsSchema, { locations: [{ state: 'Texas' }] }, 'state'],
  ['video.id', practiceSchema, { video: { id: 'watch?v=1' } }, 'video'],
  ['portrait.initials', physicianRecordSchema, { portrait: { kind: 'monogram', initials: 'lg' } }, 'initials'],
  ['publications.0.doi', physicianRecordSchema, { publications: [{ doi: 'doi.org/10.1' }] }, 'doi'],
  ['sheet.title', pageNamesSchema(), { sheet: { title: { en: '{title}, to print', es: 'Para imprimir' } } }, 'titleHeld'],
];

it.each(cases)('says in plain words what is wrong at %s', (path, schema, given, word) => {
  const issue = schema.safeParse(given).error?.issues.find((one) => one.path.join('.') === path);
  if (!issue) throw new Error(`nothing is wrong at ${path}`);
  for (const language of languages) expect(faultText(issue as Parameters<typeof faultText>[0], language)).toBe(words[word][language]);
});
