import type { BreadcrumbList } from 'schema-dts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import type { Language } from '#app/site/language.ts';
import type { Page } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { trail } from '../trail.server.ts';

/** Builds a page's breadcrumb as structured data for search engines; empty on home. */
export function breadcrumb(page: Page, language: Language): BreadcrumbList[] {
  const steps = trail(page, language);
  if (steps.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: absolute(pathOf(id, language)),
      })),
    },
  ];
}
