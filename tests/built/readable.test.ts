/** Tests that every page has its text, phones and links without scripts. */
import { expect, it } from 'vitest';
import { sharedValues } from '#app/content/text/shared-values.server.ts';
import { type Language, languageNames, languages, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { servedAddresses } from '../support/addresses.ts';
import { labelIn, officePhones } from '../support/practice.ts';
import { builtPage } from './built-page.ts';
import { pageRecord } from './page-records.ts';

/** The fewest characters of running text on a page with content. */
const leastText = 120;

it.each(servedAddresses)('$path', ({ path, language, alternate }) => {
  const { words, headerLinks, footerLinks } = pageRecord(path);
  expect(words.length).toBeGreaterThan(leastText);
  for (const { shown, href } of officePhones) expect(footerLinks).toContainEqual({ text: expect.stringContaining(shown), href });
  // On the steps of an emergency, only the phones lead away.
  const ids = path === pathOf('calm-mode', language) ? [] : (['new-patient', 'insurance', 'site-map'] as const);
  for (const id of ids) expect(footerLinks).toContainEqual({ text: labelIn('footer', id, language), href: pathOf(id, language) });
  expect(headerLinks).toContainEqual({ text: languageNames[otherLanguage(language)], href: alternate });
});

/** Returns whom to call while we are closed. */
const closedCall = (language: Language) => sharedValues(language).get('closed-call') ?? '';

it.each(servedAddresses.filter(({ page }) => page.module === 'sheet'))('$path: each column speaks its own language', ({ path }) => {
  const $ = builtPage(path);
  for (const language of languages) {
    const column = $(`.sheet-row > [lang="${language}"]`).text();
    expect(column.includes(closedCall(otherLanguage(language))), language).toBe(false);
    if ($('.care[data-level="today"]').length > 0) expect(column).toContain(closedCall(language));
  }
});
