import type { ChildrensPageId, Page, PageId } from './pages.ts';
import { pageById, pagesBelow } from './paths.ts';

/** The pages that list others for children. */
export type ChildrensList = 'kids-zone' | 'games';

const lists: readonly PageId[] = ['kids-zone', 'games'] satisfies readonly ChildrensList[];

/**
 * Lists the pages that a children's list links to, in table order: those directly below it or below a list in it. A single story has no
 * link.
 */
export function childrensPages(list: ChildrensList): ChildrensPageId[] {
  const named = (page: Page): page is Page & { readonly id: ChildrensPageId } =>
    !lists.includes(page.id) && page.parent !== undefined && lists.includes(page.parent);
  return pagesBelow(list)
    .filter(named)
    .map(({ id }) => id);
}

/** Whether a page is for children: the Kids Zone and all below it, which have their own header and footer. */
export function isForChildren({ id, parent }: Pick<Page, 'id' | 'parent'>): boolean {
  return id === 'kids-zone' || (parent !== undefined && isForChildren(pageById(parent)));
}
