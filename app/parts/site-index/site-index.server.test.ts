import { describe, expect, it } from 'vitest';
import { assistantRecords, layWords } from '#app/content/text/lay-words.server.ts';
import { languages } from '#app/site/language.ts';
import { pages } from '#app/site/pages.ts';
import { finderOf } from './find.ts';
import { marked } from './marked.ts';
import { isSearched, siteIndex } from './site-index.server.ts';

describe.each(languages)('the index in %s', async (language) => {
  const index = siteIndex(language);
  const { find } = await finderOf(index);

  it('has every page that visitors search for, and passages of no other page', () => {
    const searched = pages.filter(isSearched).map(({ id }) => id);
    expect(index.pages.map(({ id }) => id)).toEqual(searched);
    expect(index.passages.filter(({ page }) => !searched.includes(page))).toEqual([]);
    expect(index.passages.filter(({ heading, text }) => heading === '' || text.trim() === '')).toEqual([]);
  });

  it('has passages of every article, notice and doctor', () => {
    const told = new Set(index.passages.map(({ page }) => page));
    const records = pages.filter(({ record }) => record && record.kind !== 'sheet' && record.kind !== 'story').map(({ id }) => id);
    expect(records.filter((id) => !told.has(id))).toEqual([]);
  });

  it('finds a page by its own title among the first three', () => {
    const lost = index.pages.filter(
      ({ id, title }) =>
        !find(title)
          .slice(0, 3)
          .some(({ page }) => page.id === id),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('finds a page by each of its lay words, in both languages', () => {
    const lost = layWords().pages.flatMap(({ to, keywords }) =>
      languages.flatMap((said) =>
        keywords[said]
          .filter(
            (word) =>
              !find(word)
                .slice(0, 8)
                .some(({ page }) => page.id === to),
          )
          .map((word) => `${word} → ${to}`),
      ),
    );
    expect(lost).toEqual([]);
  });
});

it('recognizes a word of the other language', async () => {
  const { isForeign } = await finderOf(siteIndex('en'));
  expect(isForeign('ronchas')).toBe(true);
  expect(isForeign('hives')).toBe(false);
  expect(isForeign('exzema')).toBe(false);
});

it('marks the words of a query in an excerpt of a passage', () => {
  const text = `${'Nothing to see here, and much of it. '.repeat(12)}Then hives come, itchy hives. ${'And more of it, without end. '.repeat(12)}`;
  const runs = marked(text, 'itchy hives', 'en');
  expect(runs.filter((run) => run.marked).map((run) => run.text)).toEqual(['hives', 'itchy', 'hives']);
  expect(runs.map((run) => run.text).join('').length).toBeLessThan(260);
});

it('suggests questions only on pages that show the assistant', () => {
  const hidden = pages.filter(({ assistant }) => !assistant).map(({ id }) => id);
  expect(
    assistantRecords()
      .suggestions.flatMap(({ on }) => on)
      .filter((id) => hidden.includes(id)),
  ).toEqual([]);
});

it('contains every passage that content/assistant.yaml lists as advice to give a food', () => {
  for (const language of languages) {
    const { feeding, passages } = siteIndex(language);
    const there = passages.map(({ page, heading }) => `${page} ${heading}`);
    expect(feeding.filter(({ page, heading }) => !there.includes(`${page} ${heading}`))).toEqual([]);
  }
});
