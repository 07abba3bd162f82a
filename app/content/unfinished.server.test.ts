import { expect, test } from 'vitest';
import { contentFolder } from './content-fixture.ts';
import { hasSamples, unfinishedValues } from './unfinished.server.ts';

const phones = 'offices:\n  - id: north\n    phones:\n      sample: true\n      office: "1"\n';

test('lists every mark with file, line, field and what it covers', () => {
  const root = contentFolder({
    'offices.yaml': phones,
    'legal/a/en.mdoc': '---\nstatus: draft for counsel\n---\nText with sample: true in it.\n',
    'legal/a/es.mdoc': '---\nstatus: approved\n---\nTexto.\n',
  });
  const found = unfinishedValues(root).map(({ file, ...mark }) => ({ file: file.slice(root.length + 1), ...mark }));
  expect(found).toEqual([
    { file: 'legal/a/en.mdoc', line: 2, field: '', kind: 'counsel', covers: '' },
    { file: 'offices.yaml', line: 4, field: 'offices[0].phones', kind: 'sample', covers: 'office' },
  ]);
});

test('nothing is left once the marks are gone', () => {
  const root = contentFolder({ 'offices.yaml': phones.replace('      sample: true\n', '') });
  expect(unfinishedValues(root)).toEqual([]);
  expect(hasSamples(root)).toBe(false);
});
