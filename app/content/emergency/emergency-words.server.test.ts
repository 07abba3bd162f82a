import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder, siteContentWith } from '#app/content/content-fixture.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { emergencyTable, emergencyWords } from './emergency-words.server.ts';

describe('the words of emergencies', () => {
  it('give each row of the table its reason', () => {
    expect(emergencyTable().combinations.filter(({ why }) => why.length < 10)).toEqual([]);
  });

  it('has a row with a card for every sign that is enough by itself, but for what only the guide can sort', () => {
    const onlyAsked = ['cries-for-help', 'reaction-now'];
    const named = new Set(
      emergencyTable().combinations.flatMap(({ all, card }) => (card === 'guide' ? [] : all.flatMap((term) => term.split('|')))),
    );
    expect(
      emergencyWords()
        .signs.filter(({ grade, id }) => grade === 'severe' && !named.has(id) && !onlyAsked.includes(id))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('says which line names a group that there is not', () => {
    expect(() => emergencyWords(siteContentWith('emergency-words.yaml', 'near: [<throat> <closes>]', 'near: [<throat> <shuts>]'))).toThrow(
      /emergency-words\.yaml:\d+ signs\[0\]: expected a group of words, found "<shuts>"/,
    );
  });

  it('says which row of the table has a name that there is not', () => {
    const read = (file: string) => readFileSync(join(contentRoot, file), 'utf8');
    const root = contentFolder({
      'emergency-words.yaml': read('emergency-words.yaml'),
      'situations.yaml': read('situations.yaml'),
      'emergency-table.yaml': read('emergency-table.yaml').replace('all: [self-harm], card', 'all: [self-ham], card'),
    });
    expect(() => emergencyTable(root)).toThrow(/emergency-table\.yaml:\d+ combinations\[\d+\]: expected a sign, .* found "self-ham"/);
  });
});
