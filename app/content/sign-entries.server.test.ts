import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentRoot } from '#app/content/content-root.server.ts';
import { entriesIn, signEntries } from './sign-entries.server.ts';
import { asSigned } from './signature.server.ts';

test('whatever a physician must read waits for one or is signed, the most dangerous first', () => {
  const ids = signEntries().map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['emergency-table', 'emergency-words', 'emergency']);
  for (const id of [
    'after-hours',
    'situations.choking',
    'conditions.asthma',
    'medications.medications',
    'shot-questions',
    'pictures.two-waves',
  ])
    expect(ids).toContain(id);
  expect(new Set(ids).size).toBe(ids.length);
});

const file = 'situations.yaml';
const text = readFileSync(join(contentRoot, file), 'utf8').replace(/^ {4}signed:.*\n(?: {6}.*\n)*/gm, '');
const entry = (id: string) => entriesIn(file, () => text).find((one) => one.id === `situations.${id}`);
const signed = (id: string) => `    signed: { by: { en: Dr. A, es: Dra. A }, date: 2027-01-01, of: ${entry(id)?.digest} }\n`;
const withSignature = (id: string) => text.replace(new RegExp(`( {2}- id: ${id}\\n[\\s\\S]*?)(?= {2}- id:)`), `$1${signed(id)}`);
const counted = (source: string, id: string) =>
  (asSigned(parse(source)) as { situations: { id: string; draft?: true; signed?: object }[] }).situations.find((one) => one.id === id);

test('a signature holds for the text it was given for, whatever comments say, and for no other', () => {
  const source = withSignature('shot-bump');
  expect(counted(source, 'shot-bump')).toMatchObject({ signed: { date: '2027-01-01' } });
  expect(counted(source, 'shot-bump')).not.toHaveProperty('draft');
  expect(counted(source.replace('situations:\n', 'situations:\n  # by hand\n'), 'shot-bump')).toHaveProperty('signed');
  const changes = [
    ['more than a day after a shot', 'more than 2 days after a shot'],
    ['dura más de un día', 'dura más de dos días'],
    // Several situations share the line with what to do while both offices are closed.
    ['wait-shot: { en: "it can wait until we open.', 'wait-shot: { en: "it cannot wait.'],
  ] as const;
  for (const [from, to] of changes) {
    expect(source).toContain(from);
    expect(counted(source.replace(from, to), 'shot-bump')).toMatchObject({ draft: true });
    expect(counted(source.replace(from, to), 'shot-bump')).not.toHaveProperty('signed');
  }
});

test('an article is signed with the texts that it takes in, in both languages', () => {
  const article = (changed = '') =>
    entriesIn('services/immunotherapy/article.yaml', (path) =>
      readFileSync(join(contentRoot, path), 'utf8').replace(/.$/m, path === changed ? ' today$&' : '$&'),
    )[0];
  const taken = ['partials/cost/en.mdoc', 'partials/cost/es.mdoc'];
  expect(article()?.beside).toEqual(['services/immunotherapy/en.mdoc', 'services/immunotherapy/es.mdoc', ...taken]);
  expect(new Set(['', ...taken].map((path) => article(path)?.digest)).size).toBe(3);
  expect(article('partials/steroids/en.mdoc')?.digest).toBe(article()?.digest);
});
