import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

const client = 'build/client';

/** Elements of a page, or their selector. */
type Place = string | ReturnType<CheerioAPI>;

/** Returns whether the built site has a file for an address, a page or any other file. */
export function isBuilt(path: string): boolean {
  return existsSync(join(client, path, 'index.html')) || (path.includes('.') && existsSync(join(client, path)));
}

/** Returns the built page of an address, for jQuery-like queries. Nothing in it runs or is fetched. */
export function builtPage(path: string): CheerioAPI {
  return load(readFileSync(join(client, path, 'index.html')));
}

/** Returns the values of an attribute, of every element that has it. */
export function valuesOf($: CheerioAPI, attribute: string, place: Place = '*'): string[] {
  return $(place)
    .toArray()
    .flatMap((element) => ('attribs' in element ? (element.attribs[attribute] ?? []) : []));
}

/** Returns the text of each element, with every run of white space as one space. */
export function wordsIn($: CheerioAPI, place: Place): string[] {
  return $(place)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
}

/** Returns the links in a part of the page with their texts. */
export function linksIn($: CheerioAPI, place: Place): { readonly text: string; readonly href: string }[] {
  const links = $(place).find('a[href]').toArray();
  return links.map((link) => ({ text: $(link).text().replace(/\s+/g, ' ').trim(), href: $(link).attr('href') ?? '' }));
}

/** The text of each heading with an id, by page: finding the headings one by one took a minute. */
const headings = new WeakMap<CheerioAPI, ReadonlyMap<string, string>>();

function headingsOf($: CheerioAPI): ReadonlyMap<string, string> {
  const known = headings.get($);
  if (known) return known;
  const made = new Map(
    $('h1, h2, h3, h4')
      .toArray()
      .map((heading) => [$(heading).attr('id') ?? '', $(heading).text()]),
  );
  headings.set($, made);
  return made;
}

/** Returns the sections of a page with a name: their own label, or the heading that labels them. */
export function regionNamed($: CheerioAPI, name: string) {
  return $('section').filter((_, section) => {
    const ids = $(section).attr('aria-labelledby')?.split(' ') ?? [];
    return ($(section).attr('aria-label') ?? ids.map((id) => headingsOf($).get(id) ?? '').join(' ')) === name;
  });
}
