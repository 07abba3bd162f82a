/** Changes a content folder of its own: twice at once, interrupted halfway, and by hand. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ChangedMeanwhileError, tidyContent, writeRecord } from './content-change.ts';
import { readRecord } from './content-file.ts';
import { joint } from './prose.ts';

const project = mkdtempSync(join(tmpdir(), 'desk-content-'));
const place = (name: string) => join(project, 'content', name);
const textOf = (name: string) => readFileSync(place(name), 'utf8');
mkdirSync(place(''));
const staff = { file: 'staff.yaml' };
const cost = { file: 'en.mdoc', spanish: 'es.mdoc' };
writeFileSync(place('practice.yaml'), '');
afterAll(() => rmSync(project, { recursive: true }));

it('takes one of two changes that were made from one version', async () => {
  writeFileSync(place('staff.yaml'), 'a: 1\n');
  const { version } = await readRecord(project, staff);
  const done = await Promise.allSettled(['a: 2\n', 'a: 3\n'].map((text) => writeRecord(project, staff, text, version)));
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(done[1]).toMatchObject({ reason: expect.any(ChangedMeanwhileError) });
  expect(textOf('staff.yaml')).toBe('a: 2\n');
});

it('takes back what was half written when the program was cut off, and sweeps what was left beside it', async () => {
  for (const [name, text] of [
    ['en.mdoc', 'New English'],
    ['es.mdoc', 'Viejo'],
    ['staff.yaml.0123456789ab.new', 'half'],
  ] as const)
    writeFileSync(place(name), text);
  const steps = [
    { file: 'en.mdoc', before: 'Old English', after: 'New English' },
    { file: 'es.mdoc', before: 'Viejo', after: 'Nuevo' },
  ];
  writeFileSync(join(project, '.desk-change.json'), JSON.stringify(steps));
  await tidyContent(project);
  expect([textOf('en.mdoc'), textOf('es.mdoc')]).toEqual(['Old English', 'Viejo']);
  expect([...readdirSync(project), ...readdirSync(place(''))].filter((name) => /json$|new$/.test(name))).toEqual([]);
});

it('reads lines of Windows as lines, without control characters, and writes both files of a text', async () => {
  writeFileSync(place('en.mdoc'), 'One\r\nTwo\u001e\r\n');
  const { text, version } = await readRecord(project, cost);
  expect(text).toBe(`One\nTwo\n${joint}Viejo`);
  await writeRecord(project, cost, `One${joint}Uno`, version);
  expect([textOf('en.mdoc'), textOf('es.mdoc')]).toEqual(['One', 'Uno']);
});
