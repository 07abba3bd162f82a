import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentRoot } from '#app/content/content-root.server.ts';
import { changedYaml } from './changed-yaml.ts';

const closures = readFileSync(join(contentRoot, 'closures.yaml'), 'utf8');

it('adds, removes and moves items of a list with their own lines alone', () => {
  const all = parse(closures).closures as object[];
  const reason = { en: 'Good Friday', es: 'Viernes Santo' };
  const added = { id: 'easter-2027', from: '2027-03-26', offices: ['medical-center'], closed: 'all', reason };
  const grown = changedYaml(closures, { closures: [...all, added] });
  const lines = [
    '- id: easter-2027',
    '  from: 2027-03-26',
    '  offices: [medical-center]',
    '  closed: all',
    '  reason: { en: Good Friday, es: Viernes Santo }',
  ];
  expect(grown).toBe(`${closures}${lines.map((line) => `  ${line}\n`).join('')}`);
  expect(changedYaml(grown, { closures: all })).toBe(closures);
  const turned = changedYaml(closures, { closures: all.toReversed() });
  expect(turned.split('\n').toSorted()).toEqual(closures.split('\n').toSorted());
  expect(parse(turned).closures).toEqual(all.toReversed());
});

it.each([
  ['k: old # why\n', { k: 'new' }, 'k: new # why\n'],
  ['k:\n  old\n  text\n', { k: 'Bring:\nyour card\n- your list #1' }, undefined],
  ["k: 'old'\n", { k: 'two\nlines' }, undefined],
  ['l: [old]\n', { l: ['two\nlines: a'] }, undefined],
  ['h: [{ opens: "08:00" }]\n', { h: [{ opens: '09:30' }] }, 'h: [{ opens: "09:30" }]\n'],
  [
    'list: # of all\n  - sample: true\n    name: One # the first\n  # the second\n  - name: Two\n',
    { list: [{ name: 'One' }, { name: 'Two', note: { en: 'A', es: 'B' } }] },
    'list:\n  # of all\n  - name: One # the first\n  # the second\n  - name: Two\n    note: { en: A, es: B }\n',
  ],
  [
    'offices: all # both\nphone: none\nlist:\n  - a\nlast: 1\n',
    { offices: ['one', 'two'], phone: { phone: '+12105550100' }, list: [], last: 1 },
    'offices: [one, two]\nphone: { phone: "+12105550100" }\nlist: []\nlast: 1\n',
  ],
  ['', { k: { en: 'A', es: 'B' } }, undefined],
])('writes %j', (before, wanted, after) => {
  const written = changedYaml(before, wanted);
  expect(parse(written)).toEqual(wanted);
  if (after !== undefined) expect(written).toBe(after);
});

it.each(['# no', 'a: b', '- dash', '[x], {y}', '"quoted"', ' no', '12', 'true', 'ends: ', '', 'two\nlines', '*a', '{n} of'])(
  'writes the text %j as it is, in a text of its own and on the line of another language',
  (typed) => {
    const before = 'name: Old\npair: { en: Old, es: Viejo }\n# last\nlist: [a]\n';
    const wanted = { name: typed, pair: { en: typed, es: 'Viejo' }, list: ['a', typed] };
    const after = changedYaml(before, wanted);
    expect([parse(after), after.includes('# last')]).toEqual([wanted, true]);
  },
);
