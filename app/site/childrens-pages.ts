import type { ChildrensPageId, Page } from './pages.ts';
import { pageById, pagesBelow } from './paths.ts';

/** The pages that list others for children. */
export type ChildrensList = 'kids-zone' | 'games';

const isList = ({ id }: Page): boolean => pagesBelow(id).length > 0;

/** What a list for children leads to, in the order of the table: every page below it that is no list itself. */
export function childrensPages(list: ChildrensList): ChildrensPageId[] {
  const named = (page: Page): page is Page & { readonly id: ChildrensPageId } => !isList(page);
  return pagesBelow(list)
    .filter(named)
    .map(({ id }) => id);
}

/** Whether a page is for children: the Kids Zone and all below it, which have a header and a foot of their own. */
export function isForChildren({ id, parent }: Pick<Page, 'id' | 'parent'>): boolean {
  return id === 'kids-zone' || (parent !== undefined && isForChildren(pageById(parent)));
}
