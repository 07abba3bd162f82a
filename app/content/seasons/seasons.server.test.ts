import { describe, expect, it } from 'vitest';
import { yearStrip } from '#app/content/content.server.ts';
import { siteContentWith } from '#app/content/content-fixture.ts';
import { seasonTypeIds } from './season.schema.ts';
import { seasons } from './seasons.server.ts';

const all = seasons();

const seasonsWith = (from: string, to: string) => siteContentWith('seasons.yaml', from, to);

describe('the air of San Antonio', () => {
  it('has fifteen types with their levels, a draft while any of them rests on general knowledge', () => {
    expect(all.types.map(({ id }) => id)).toEqual([...seasonTypeIds]);
    expect(all.types.some(({ basis }) => basis !== 'sourced') && !all.draft && !all.signed).toBe(false);
  });

  it('names a source for the levels that have one', () => {
    expect(all.types.filter(({ basis, levelFrom }) => basis !== 'general-knowledge' && levelFrom.length === 0)).toEqual([]);
  });

  it('uses every source and every help it lists', () => {
    const statements = [...all.types, ...all.helps, ...all.cedarFever, all.count].flatMap(({ from }) => from);
    const used = new Set([...statements, ...all.types.flatMap(({ levelFrom }) => levelFrom)]);
    expect(all.sources.filter(({ id }) => !used.has(id))).toEqual([]);
    const helping = new Set(all.months.flatMap(({ helps }) => helps));
    expect(all.helps.filter(({ id }) => !helping.has(id))).toEqual([]);
  });

  it('rests what a reader sees on sources a reader may see', () => {
    const shown = new Set(all.sources.filter((source) => source.shown).map(({ id }) => id));
    const statements = [...all.types, ...all.helps, ...all.cedarFever, all.count].flatMap(({ from }) => from);
    expect(statements.filter((id) => !shown.has(id))).toEqual([]);
  });
});

describe('the strip below the slideshow', () => {
  it('has the level of the month’s main plant', () => {
    expect(yearStrip().months.map(({ level }) => level)).toEqual([3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2]);
  });

  it('takes the higher of elm and ash', () => {
    const root = seasonsWith('level: [1, 3, 2, 0,', 'level: [1, 1, 2, 0,');
    expect(yearStrip(root).months[1]).toMatchObject({ plant: 'elm-ash', level: 3 });
  });
});

describe('faults', () => {
  it.each([
    ['level: [1, 3, 2, 0,', 'level: [1, 4, 2, 0,', /seasons\.yaml:\d+ types\[1\]\.level\[1\]: expected a level from 0 to 3/],
    [
      'level: [3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2]',
      'level: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]',
      /types\[0\]\.level: expected at least one month/,
    ],
    [
      'levelFrom: [agrilife-ragweed]',
      'levelFrom: [nowhere]',
      /types\[12\]\.levelFrom\[0\]: expected the id of one of the sources in seasons\.yaml, found "nowhere"/,
    ],
    [
      'helps: [windows, laundry,',
      'helps: [prayer, laundry,',
      /months\[0\]\.helps\[0\]: expected the id of one of the file's helps, found "prayer"/,
    ],
    [
      'articles: [condition/year-round-allergies, condition/asthma, condition/eczema]',
      'articles: [condition/nothing]',
      /types\[14\]\.articles\[0\]: expected the id of a page/,
    ],
  ])('%s', (from, to, fault) => {
    expect(() => seasons(seasonsWith(from, to))).toThrow(fault);
  });
});
