import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kitExamples } from './kit-examples.server.ts';
import { kitPages } from './meant-page.ts';

const few = { ...Object.fromEntries(kitPages.map((page) => [page, [`a question for ${page}`]])), others: ['where is my car'] };
function read(examples: object) {
  const folder = mkdtempSync(join(tmpdir(), 'kit-examples-'));
  for (const language of ['en', 'es']) writeFileSync(join(folder, `${language}.yaml`), JSON.stringify(examples));
  return kitExamples(folder);
}

it('come with their page, and without one where they only share its words, from both languages', () => {
  expect(read(few)).toHaveLength(2 * (kitPages.length + 1));
  expect(read(few)).toContainEqual({ text: 'a question for read-a-label', label: 'read-a-label' });
  expect(read(few)).toContainEqual({ text: 'where is my car', label: undefined });
});

it('name the file and the field of a page that is none of the kit', () => {
  expect(() => read({ ...few, locations: ['where are you'] })).toThrow(/en\.yaml.*locations/s);
});
