import type { BreadcrumbList } from 'schema-dts';
import type { Language } from '../site/language.ts';
import type { Page } from '../site/pages.ts';
import { trailOf } from '../site/paths.ts';
import { absolute } from '#app/content/site-origin.server.ts';
import { pageTitle } from './page-title.server.ts';

/** Where a page stands, from home down; nothing on home itself. */
export function breadcrumb(page: Page, language: Language, title: string): BreadcrumbList[] {
  const trail = trailOf(page);
  if (trail.length === 0) return [];
  const home = { name: pageTitle('home', language), path: language === 'en' ? '/' : '/es' };
  const steps = [
    home,
    ...trail.map((step) => ({ name: step === page ? title : pageTitle(step.id, language), path: step.paths[language] })),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(path),
      })),
    },
  ];
}
