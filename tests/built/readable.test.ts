/** Every page reads, calls and links on without script: what it says stands in it. */
import { expect, it } from 'vitest';
import { sharedValues } from '#app/content/text/shared-values.server.ts';
import { type Language, languageNames, languages, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { servedAddresses } from '../support/addresses.ts';
import { labelIn, officePhones } from '../support/practice.ts';
import { builtPage } from './built-page.ts';
import { pageRecord } from './page-records.ts';

/** Characters of running text below which a page says nothing. */
const leastText = 120;

it.each(servedAddresses)('$path', ({ path, language, alternate }) => {
  const { words, headerLinks, footerLinks } = pageRecord(path);
  expect(words.length).toBeGreaterThan(leastText);
  for (const { shown, href } of officePhones) expect(footerLinks).toContainEqual({ text: expect.stringContaining(shown), href });
  // Nothing leads away from the steps of an emergency but the phones.
  const ids = path === pathOf('calm-mode', language) ? [] : (['new-patient', 'insurance', 'site-map'] as const);
  for (const id of ids) expect(footerLinks).toContainEqual({ text: labelIn('footer', id, language), href: pathOf(id, language) });
  expect(headerLinks).toContainEqual({ text: languageNames[otherLanguage(language)], href: alternate });
});

/** What somebody does whom we told to call us while we are closed, up to its first number. */
const closedCall = (language: Language) => sharedValues(language).get('closed-call') ?? '';

it.each(servedAddresses.filter(({ page }) => page.module === 'sheet'))('$path: each column speaks its own language', ({ path }) => {
  const $ = builtPage(path);
  for (const language of languages) {
    const column = $(`.sheet-row > [lang="${language}"]`).text();
    expect(column.includes(closedCall(otherLanguage(language))), language).toBe(false);
    if ($('.care[data-level="today"]').length > 0) expect(column).toContain(closedCall(language));
  }
});
