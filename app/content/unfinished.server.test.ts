import { expect, test } from 'vitest';
import { contentFolder, soundFiles } from './content-fixture.ts';
import { hasSamples, unfinishedValues } from './unfinished.server.ts';

const phones = 'offices:\n  - id: north\n    phones:\n      sample: true\n      office: "1"\n';

test('lists every mark with file, line, field and what it covers', () => {
  const root = contentFolder({
    'offices.yaml': phones,
    'year.yaml': 'draft: true\nmonths: []\n',
    'conditions/asthma/en.mdoc': '---\ntitle: Asthma\nreview:\n  status: draft\n---\nText with sample: true in it.\n',
    'conditions/asthma/es.mdoc': '---\ntitle: Asma\nreview:\n  status: approved\n  by: A doctor\n  date: 2027-01-01\n---\nTexto.\n',
    'legal/a/en.mdoc': '---\nstatus: draft for counsel\n---\nText.\n',
  });
  const found = unfinishedValues(root).map(({ file, ...mark }) => ({ file: file.slice(root.length + 1), ...mark }));
  expect(found).toEqual([
    { file: 'conditions/asthma/en.mdoc', line: 4, field: 'review', kind: 'draft', covers: '' },
    { file: 'legal/a/en.mdoc', line: 2, field: '', kind: 'draft', covers: '' },
    { file: 'offices.yaml', line: 4, field: 'offices[0].phones', kind: 'sample', covers: 'office' },
    { file: 'year.yaml', line: 1, field: '', kind: 'draft', covers: 'months' },
  ]);
});

test('lists each sentence to confirm in both languages, with its own line', () => {
  const root = contentFolder({
    'page.yaml': 'intro: x\nconfirm:\n  - en: Wait 1 hour.\n    es: Espere 1 hora.\n  - { en: Two., es: Dos. }\n',
  });
  expect(unfinishedValues(root).map(({ line, field, kind, sentence }) => [line, field, kind, sentence])).toEqual([
    [3, 'confirm[0]', 'confirm', { en: 'Wait 1 hour.', es: 'Espere 1 hora.' }],
    [5, 'confirm[1]', 'confirm', { en: 'Two.', es: 'Dos.' }],
  ]);
});

test('prints a sentence to confirm with its shared values, as visitors read it', () => {
  const page = 'confirm:\n  - { en: "At {home-humidity}.", es: "En {home-humidity}." }\n';
  const marks = unfinishedValues(contentFolder({ ...soundFiles(), 'page.yaml': page }));
  expect(marks.find(({ kind }) => kind === 'confirm')?.sentence).toEqual({ en: 'At 30 to 50%.', es: 'En 30 a 50%.' });
});

test('nothing is left once the marks are gone', () => {
  const root = contentFolder({ 'offices.yaml': phones.replace('      sample: true\n', '') });
  expect(unfinishedValues(root)).toEqual([]);
  expect(hasSamples(root)).toBe(false);
});
