import { story } from '#app/content/kids/kids.server.ts';
import { pageTitle } from '#app/content/pages/page-names.server.ts';
import type { Language } from '#app/site/language.ts';
import { type PageId, storyIds } from '#app/site/pages.ts';

/** Returns the picture story for children on the subject of a page, with its title; undefined if there is none. */
export function storyOf(page: PageId, language: Language) {
  const id = storyIds.find((one) => story(one).link === page);
  return id && { id: `story/${id}` as const, title: pageTitle(`story/${id}`, language) };
}
