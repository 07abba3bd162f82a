import { expect, test } from 'vitest';
import { contentFolder } from './content-fixture.ts';
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

test('nothing is left once the marks are gone', () => {
  const root = contentFolder({ 'offices.yaml': phones.replace('      sample: true\n', '') });
  expect(unfinishedValues(root)).toEqual([]);
  expect(hasSamples(root)).toBe(false);
});
