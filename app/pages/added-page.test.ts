import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageNamesSchema } from '#app/content/pages/page-name.schema.ts';
import { pageTextsFaults, pageTextsPaths } from '#app/content/text/page-texts.server.ts';
import { menuEntries } from '#app/site/menus.ts';
import { menuNames, type Page, pages, siteMapGroups } from '#app/site/pages.ts';
import { groupedPages } from './site-map/groups.ts';

/** A new page as a developer adds it: in all lists of links, with texts for patients. */
const added = {
  id: 'added' as Page['id'],
  module: 'added',
  paths: { en: '/added', es: '/es/anadida' },
  indexed: true,
  assistant: true,
  hydrate: 'intent',
  menus: menuNames.map((menu) => ({ menu, place: 6 })),
  group: 'tools',
  texts: 'added' as NonNullable<Page['texts']>,
} as const satisfies Page;
const rows: readonly Page[] = [...pages, added];

describe('a page added to the table', () => {
  it.each(menuNames)('stands in the list "%s" of every page, at its place', (menu) => {
    const entries = menuEntries(menu, rows);
    expect(entries.some((entry) => 'page' in entry && entry.page === added)).toBe(true);
    const places = entries.map((entry) => ('page' in entry ? entry.page.menus?.find((one) => one.menu === menu)?.place : undefined));
    const known = places.filter((place) => place !== undefined);
    expect(known).toEqual(known.toSorted((one, other) => one - other));
  });

  it('stands in the site map, in its group and no other', () => {
    const groups = groupedPages(rows).filter((group) => group.pages.includes(added));
    expect(groups.map(({ name }) => name)).toEqual(['tools']);
    expect(siteMapGroups).toContain('tools');
  });

  it('has its reading level measured', () => {
    expect(pageTextsPaths('content', rows)).toContain(join('content', 'added.yaml'));
  });

  it('has its text checked early: a missing file and a missing language are named', () => {
    const root = mkdtempSync(join(tmpdir(), 'content-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    expect(pageTextsFaults(root, [added])[0]).toMatch(/added\.yaml: expected a content file, found no such file/);
    writeFileSync(join(root, 'added.yaml'), 'intro: { en: Hello }\nsections: [{ id: one, title: { en: One, es: Uno } }]\n');
    expect(pageTextsFaults(root, [added])[0]).toMatch(/added\.yaml:1 intro\.es: expected text in Spanish, found nothing/);
  });

  it('must be named in pages.yaml', () => {
    const { error } = pageNamesSchema(['added']).safeParse({ pages: {}, sheet: {} });
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain('pages.added');
  });
});
