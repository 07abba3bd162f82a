import type { PageId } from '#app/site/pages.ts';
import { classifierOf, type Model } from './classifier.ts';

/** The pages that families ask for in the most different words. */
export const kitPages = ['my-allergy-kit', 'read-a-label', 'first-aid-poster', 'school-desk'] as const satisfies readonly PageId[];
export type KitPage = (typeof kitPages)[number];

export type MeantPageModel = Model<PageId>;

interface MeantPages {
  /** The likelihood that a page is meant, 0 to 1. The side remarks of a long question lower it for all pages alike. */
  likelihood(page: PageId): number;
  /** The likelihood of a page divided by that of the likeliest page. */
  share(page: PageId): number;
  /** The likelihood of the likeliest page. */
  readonly most: number;
  /** The likeliest page, if it is one of the kit. */
  readonly kit: KitPage | undefined;
}

export type MeantPagesOf = (question: string) => MeantPages;

/** Prepares the model, once for all questions. */
export function meantPagesOf(model: MeantPageModel): MeantPagesOf {
  const ofPages = classifierOf(model);
  return (question) => {
    const pages: Readonly<Record<string, number>> = ofPages(question);
    const likelihood = (page: PageId) => pages[page] ?? 0;
    const most = Math.max(...Object.values(pages));
    return { likelihood, share: (one) => likelihood(one) / most, most, kit: kitPages.find((page) => likelihood(page) === most) };
  };
}
