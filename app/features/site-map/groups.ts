import type { MenuName, Page } from '#app/site/pages.ts';
import { pageById } from '#app/site/paths.ts';

/** A part of the site map: a menu, or one of the two groups of pages that stand in none. */
export type GroupName = 'visit' | MenuName | 'notices';

/** Groups in the order in which visitors look for them. */
export const groupNames: readonly GroupName[] = ['visit', 'about', 'locations', 'insurance', 'conditions', 'services', 'tools', 'notices'];

/** Modules of pages about the site and the law rather than about care. */
const noticeModules: readonly string[] = ['legal', 'site-map'];

/** The group a page stands in: its own menu, else that of the page above it. */
export function groupOf(page: Page): GroupName {
  if (page.menu) return page.menu;
  if (page.parent) return groupOf(pageById(page.parent));
  return noticeModules.includes(page.module) ? 'notices' : 'visit';
}

/** The indexed pages by group, in the order of the page table; groups without pages are left out. */
export function groupedPages(pages: readonly Page[]): { name: GroupName; pages: Page[] }[] {
  const indexed = pages.filter((page) => page.indexed);
  return groupNames
    .map((name) => ({ name, pages: indexed.filter((page) => groupOf(page) === name) }))
    .filter((group) => group.pages.length > 0);
}
