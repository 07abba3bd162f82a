/** Nothing a page links to or shows is missing. */
import { expect, it } from 'vitest';
import { addresses, findAddress } from '#app/site/paths.ts';
import { builtPage, isBuilt, valuesOf } from './built-page.ts';

const own = 'http://site.test';

const pages = addresses.map(({ path }) => {
  const $ = builtPage(path);
  const absolute = (address: string) => new URL(address, own + path);
  const sets = valuesOf($, 'srcset').flatMap((set) => set.split(/,\s+/).map((form) => form.split(' ')[0] ?? ''));
  const files = [
    ...valuesOf($, 'src', ':not(iframe)'),
    ...valuesOf($, 'href', 'use, link:not([rel="canonical"], [rel="alternate"])'),
    ...sets,
  ];
  return { path, ids: new Set(valuesOf($, 'id')), links: valuesOf($, 'href', 'a').map(absolute), files: files.map(absolute) };
});
const byPath = new Map(pages.map((page) => [page.path, page]));

it.each(pages)('$path links to pages and files that are there, and to places on them', ({ links }) => {
  const broken = links.filter(({ origin, pathname, hash }) => {
    if (origin !== own) return false;
    const page = byPath.get(findAddress(pathname)?.path ?? '');
    return page ? hash !== '' && !page.ids.has(decodeURIComponent(hash.slice(1))) : !isBuilt(pathname);
  });
  expect(broken.map(({ href }) => href)).toEqual([]);
});

it.each(pages)('$path shows only files that are there, all of this site', ({ files }) => {
  expect(files.length).toBeGreaterThan(3);
  const missing = files.filter(({ origin, pathname }) => origin !== own || !isBuilt(pathname));
  expect(missing.map(({ href }) => href)).toEqual([]);
});
