import { pageTitle } from '#app/content/pages/page-names.server.ts';
import type { Language } from '#app/site/language.ts';
import type { Page } from '#app/site/pages.ts';
import { trailOf } from '#app/site/paths.ts';
import type { TrailStep } from '#app/ui/breadcrumb.tsx';
import { words } from './words.ts';

/** Builds a page's breadcrumb, from home down to the page itself; empty on home. Visitors and search engines get the same one. */
export function trail(page: Page, language: Language): TrailStep[] {
  const below = trailOf(page);
  if (below.length === 0) return [];
  return [{ id: 'home', title: words.home[language] }, ...below.map(({ id }) => ({ id, title: pageTitle(id, language) }))];
}
