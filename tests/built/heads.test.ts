/** Tests what every page states about itself for browsers and search engines. */
import { describe, expect, it } from 'vitest';
import { languages } from '#app/site/language.ts';
import { addresses } from '#app/site/paths.ts';
import { saysNotFound, servedAddresses } from '../support/addresses.ts';
import { pageRecord } from './page-records.ts';

describe.each(servedAddresses)('$path', ({ path, page, language, alternate }) => {
  const { head } = pageRecord(path);

  it('is in its language and says where it belongs', () => {
    expect(head).toMatchObject({
      language,
      otherLanguage: alternate,
      canonical: [page.paths[language]],
      alternates: { ...page.paths, 'x-default': page.paths.en },
      robots: page.indexed ? undefined : 'noindex',
    });
  });

  it('has one heading, a title and a description', () => {
    expect(head.headings).toEqual([expect.stringMatching(/\p{L}{3}/u)]);
    for (const text of [head.title, head.description]) expect(text).toMatch(/\p{L}{3}/u);
  });

  it('has structured data that names its type, where search engines may read it', () => {
    for (const block of head.structuredData) expect(block).toMatchObject({ '@context': 'https://schema.org', '@type': expect.anything() });
    if (page.indexed) expect(head.structuredData).not.toEqual([]);
  });

  it('is named in return by the pages it names as its translations', () => {
    for (const other of Object.values(head.alternates)) expect(pageRecord(other).head.alternates, other).toEqual(head.alternates);
  });
});

it.each(languages)('no two pages have the same title or description: %s', (language) => {
  const own = servedAddresses
    .filter((address) => address.canonical && address.language === language)
    .map(({ path }) => pageRecord(path).head);
  expect(own.length).toBeGreaterThan(50);
  for (const part of ['title', 'description'] as const) {
    const texts = own.map((head) => head[part]);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  }
});

it.each(addresses.filter(saysNotFound))('$path, which says "not found", is in its language and has one heading', ({ path, language }) => {
  expect(pageRecord(path).head).toMatchObject({ language, headings: [expect.stringMatching(/\p{L}{3}/u)], robots: 'noindex' });
});
