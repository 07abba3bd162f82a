import { type Page, type SiteMapGroup, siteMapGroups } from '#app/site/pages.ts';
import { pageById } from '#app/site/paths.ts';

/** Returns a page's group in the site map: its own, else its parent page's. Throws for a row with neither. */
export function groupOf(page: Page): SiteMapGroup {
  if (page.group) return page.group;
  if (page.parent) return groupOf(pageById(page.parent));
  throw new Error(`The row "${page.id}" of app/site/pages.ts is indexed and names neither a group of the site map nor a parent`);
}

/** Returns the indexed pages by group, in the page table's order; groups without pages are left out. */
export function groupedPages(pages: readonly Page[]): { name: SiteMapGroup; pages: Page[] }[] {
  const indexed = pages.filter((page) => page.indexed);
  return siteMapGroups
    .map((name) => ({ name, pages: indexed.filter((page) => groupOf(page) === name) }))
    .filter((group) => group.pages.length > 0);
}
