/** Tests that nothing a page links to or shows is missing. */
import { expect, it } from 'vitest';
import { addresses, findAddress } from '#app/site/paths.ts';
import { isBuilt } from './built-page.ts';
import { pageRecord, siteOrigin } from './page-records.ts';

it.each(addresses)('$path links to pages and files that are there, and to places on them', ({ path }) => {
  const broken = pageRecord(path).links.filter(({ origin, pathname, hash }) => {
    if (origin !== siteOrigin) return false;
    const page = findAddress(pathname)?.path;
    return page ? hash !== '' && !pageRecord(page).ids.includes(decodeURIComponent(hash.slice(1))) : !isBuilt(pathname);
  });
  expect(broken.map(({ href }) => href)).toEqual([]);
});

it.each(addresses)('$path shows only files that are there, all of this site', ({ path }) => {
  const { files } = pageRecord(path);
  expect(files.length).toBeGreaterThan(3);
  const missing = files.filter(({ origin, pathname }) => origin !== siteOrigin || !isBuilt(pathname));
  expect(missing.map(({ href }) => href)).toEqual([]);
});
