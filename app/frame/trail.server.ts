import { pageTitle } from '#app/content/pages/page-names.server.ts';
import type { Language } from '#app/site/language.ts';
import type { Page } from '#app/site/pages.ts';
import { trailOf } from '#app/site/paths.ts';
import type { TrailStep } from '#app/ui/breadcrumb.tsx';
import { words } from './words.ts';

/** Where a page stands, from home down to itself; nothing on home. What visitors see and what search engines are told. */
export function trail(page: Page, language: Language): TrailStep[] {
  const below = trailOf(page);
  if (below.length === 0) return [];
  return [{ id: 'home', title: words.home[language] }, ...below.map(({ id }) => ({ id, title: pageTitle(id, language) }))];
}
