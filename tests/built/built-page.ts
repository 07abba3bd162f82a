import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

const client = 'build/client';

/** Elements of a page, or the selector that finds them. */
type Place = string | ReturnType<CheerioAPI>;

/** Whether a file of the built site answers an address: a page's, or that of any other file. */
export function isBuilt(path: string): boolean {
  return existsSync(join(client, path, 'index.html')) || (path.includes('.') && existsSync(join(client, path)));
}

/** The page of an address as it was built, to be asked as jQuery is. Nothing in it runs or is fetched. */
export function builtPage(path: string): CheerioAPI {
  return load(readFileSync(join(client, path, 'index.html')));
}

/** The values of an attribute, of every element that has it. */
export function valuesOf($: CheerioAPI, attribute: string, place: Place = '*'): string[] {
  return $(place)
    .toArray()
    .flatMap((element) => ('attribs' in element ? (element.attribs[attribute] ?? []) : []));
}

/** The words in an element as they are read: each stretch of space is one. */
export function wordsIn($: CheerioAPI, place: Place): string[] {
  return $(place)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
}

/** The links in a part of the page, by what they say. */
export function linksIn($: CheerioAPI, place: Place): { readonly text: string; readonly href: string }[] {
  const links = $(place).find('a[href]').toArray();
  return links.map((link) => ({ text: $(link).text().replace(/\s+/g, ' ').trim(), href: $(link).attr('href') ?? '' }));
}

/** The words of each heading with an id, by page: looked for one by one they took a minute. */
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

/** The part of a page that goes by a name: its own label, or the heading that labels it. */
export function regionNamed($: CheerioAPI, name: string) {
  return $('section').filter((_, section) => {
    const ids = $(section).attr('aria-labelledby')?.split(' ') ?? [];
    return ($(section).attr('aria-label') ?? ids.map((id) => headingsOf($).get(id) ?? '').join(' ')) === name;
  });
}
