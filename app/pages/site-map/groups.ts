import { type Page, type SiteMapGroup, siteMapGroups } from '#app/site/pages.ts';
import { pageById } from '#app/site/paths.ts';

/** The part of the site map a page stands in: its own, else that of the page above it. Throws for a row that says neither. */
export function groupOf(page: Page): SiteMapGroup {
  if (page.group) return page.group;
  if (page.parent) return groupOf(pageById(page.parent));
  throw new Error(`The row "${page.id}" of app/site/pages.ts is indexed and names neither a group of the site map nor a parent`);
}

/** The indexed pages by group, in the order of the page table; groups without pages are left out. */
export function groupedPages(pages: readonly Page[]): { name: SiteMapGroup; pages: Page[] }[] {
  const indexed = pages.filter((page) => page.indexed);
  return siteMapGroups
    .map((name) => ({ name, pages: indexed.filter((page) => groupOf(page) === name) }))
    .filter((group) => group.pages.length > 0);
}
