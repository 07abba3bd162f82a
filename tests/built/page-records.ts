/** Reads what the tests need of every page once, because reading a page takes longer than checking it. */
import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { addresses } from '#app/site/paths.ts';
import { builtPage, linksIn, valuesOf, wordsIn } from './built-page.ts';

/** The site's address in the records: relative addresses are resolved against it. */
export const siteOrigin = 'http://site.test';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Returns what a page states about itself for browsers and search engines. */
function headOf($: CheerioAPI) {
  const pathOf = (href = '') => new URL(href).pathname;
  const alternates = $('link[rel="alternate"][hreflang]').toArray();
  return {
    language: $('html').attr('lang'),
    headings: wordsIn($, 'h1'),
    title: $('title').text(),
    description: $('meta[name="description"]').attr('content'),
    robots: $('meta[name="robots"]').attr('content'),
    canonical: valuesOf($, 'href', 'link[rel="canonical"]').map(pathOf),
    alternates: Object.fromEntries(alternates.map((link) => [$(link).attr('hreflang') ?? '', pathOf($(link).attr('href'))])),
    /** The target of the header's link to the other language. */
    otherLanguage: $('header a[hreflang]').attr('href'),
    structuredData: wordsIn($, 'script[type="application/ld+json"]').map((block) => JSON.parse(block)),
  };
}

/** Returns what the security policy checks. */
function inlineCodeOf($: CheerioAPI) {
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}));
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).html() ?? '');
  return {
    styleAttributes: valuesOf($, 'style'),
    eventAttributes: attributes.filter((name) => name.startsWith('on')),
    // Data blocks run nothing, nor do scripts that the build has emptied.
    scripts: textsOf('script:not([src], [type^="application/"])')
      .filter((text) => text !== '')
      .map(hashOf),
    styles: textsOf('style').map(hashOf),
  };
}

/** Returns the addresses of what a page links to and shows. */
function addressesIn($: CheerioAPI, path: string) {
  const absolute = (address: string) => new URL(address, siteOrigin + path);
  const sets = valuesOf($, 'srcset').flatMap((set) => set.split(/,\s+/).map((form) => form.split(' ')[0] ?? ''));
  const files = [
    ...valuesOf($, 'src', ':not(iframe)'),
    ...valuesOf($, 'href', 'use, link:not([rel="canonical"], [rel="alternate"])'),
    ...sets,
  ];
  return { links: valuesOf($, 'href', 'a').map(absolute), files: files.map(absolute) };
}

function formsOf($: CheerioAPI) {
  const questions = $('dialog[id="assistant"] form');
  return {
    actions: $('form')
      .toArray()
      .map((form) => $(form).attr('action')),
    buttonActions: $('[formaction]').length,
    /** The forms in the assistant's dialog. */
    questions: questions.toArray().map((form) => ({ method: $(form).attr('method'), action: $(form).attr('action') })),
  };
}

function recordOf(path: string) {
  const $ = builtPage(path);
  return {
    head: headOf($),
    inlineCode: inlineCodeOf($),
    ...addressesIn($, path),
    forms: formsOf($),
    ids: valuesOf($, 'id'),
    /** The table rows with an empty heading. */
    rowsWithoutHeading: $('th')
      .toArray()
      .filter((heading) => $(heading).text().trim() === '')
      .map((heading) => $(heading).parent().text()),
    words: wordsIn($, 'main').join(),
    headerLinks: linksIn($, 'header'),
    footerLinks: linksIn($, 'footer'),
  };
}

export type PageRecord = ReturnType<typeof recordOf>;

/** The records of all pages, by path. */
const records: ReadonlyMap<string, PageRecord> = new Map(addresses.map(({ path }) => [path, recordOf(path)]));

/** Returns the record of a page. Throws for a path that no page has. */
export function pageRecord(path: string): PageRecord {
  const record = records.get(path);
  if (!record) throw new Error(`no page has the path ${path}`);
  return record;
}
