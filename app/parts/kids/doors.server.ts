import { pageTitle } from '#app/content/pages/page-names.server.ts';
import { type ChildrensList, childrensPages } from '#app/site/childrens-pages.ts';
import type { Language } from '#app/site/language.ts';

/** Returns the children's pages of a list, each with its title. */
export function doorsOf(list: ChildrensList, language: Language) {
  return childrensPages(list).map((id) => ({ id, title: pageTitle(id, language) }));
}
