import { describe, expect, it } from 'vitest';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { all, first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import { words } from '#app/parts/seasons/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import * as page from './page.tsx';

const { types, sources, months } = seasons();

describe.each(languages)('the page of the air in %s, before any script', async (language) => {
  const main = first(await renderedPage(page, pathOf('seasons', language)), 'main');
  const chart = first(main, 'table');

  it('claims nothing about now', () => {
    expect(textOf(main)).not.toContain(words.thisMonth[language]);
    expect(textOf(main)).toContain(words.howTitle[language]);
    expect(all(main, '[data-present]')).toEqual([]);
  });

  it('has a row for each type, its twelve levels as text beside the bars', () => {
    const rows = all(chart, 'tr').slice(1);
    expect(rows.map((row) => textOf(first(row, 'th')))).toEqual(types.map(({ short }) => short[language]));
    expect(rows.map((row) => all(row, 'td').map((cell) => Number.parseInt(textOf(cell), 10)))).toEqual(types.map(({ level }) => level));
    expect(all(chart, 'path')).toHaveLength(types.flatMap(({ level }) => level.filter((one) => one > 0)).length);
  });

  it('has twelve months that unfold, each with its words', () => {
    const summaries = all(main, 'details[name=month] > summary').map(textOf);
    expect(summaries).toHaveLength(12);
    for (const [place, month] of months.entries()) expect(summaries[place]).toContain(month.words[language]);
  });

  it('names every source that may be shown, with what it stands for, and no other', () => {
    const foot = first(main, '#sources');
    expect(links(foot).map(([, href]) => href)).toEqual(sources.filter(({ shown }) => shown).map(({ url }) => url));
    expect(all(foot, 'li').filter((item) => !textOf(item).includes(words.sourceFor[language]('')))).toEqual([]);
  });
});
