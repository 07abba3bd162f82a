import type { Language } from '#app/site/language.ts';
import { type Page, pages } from '#app/site/pages.ts';
import { isPageId, pathOf } from '#app/site/paths.ts';

export interface BenchPage {
  /** As given on the command line: "home", "es:condition/asthma". */
  readonly name: string;
  readonly path: string;
  /** The folder of app/pages that draws it. */
  readonly module: string;
  readonly indexed: boolean;
}

function benchPage({ id, module, indexed }: Page, language: Language): BenchPage {
  return { name: language === 'en' ? id : `${language}:${id}`, path: pathOf(id, language), module, indexed };
}

/** Returns one page of each type (route module), in English; home and an article in Spanish as well. */
export function pagesToMeasure(): BenchPage[] {
  const first = pages.filter(({ module }, place) => pages.findIndex((page) => page.module === module) === place);
  const spanish = first.filter(({ module }) => module === 'home' || module === 'condition');
  return [...first.map((page) => benchPage(page, 'en')), ...spanish.map((page) => benchPage(page, 'es'))];
}

/** Returns the named pages, by the ids of app/site/pages.ts, with "es:" before an id for Spanish. Throws on an unknown name. */
export function pagesNamed(names: readonly string[]): BenchPage[] {
  return names.map((name) => {
    const language: Language = name.startsWith('es:') ? 'es' : 'en';
    const id = name.replace(/^(en|es):/, '');
    const page = isPageId(id) && pages.find((one) => one.id === id);
    if (!page) throw new Error(`No page "${name}" in app/site/pages.ts`);
    return benchPage(page, language);
  });
}
