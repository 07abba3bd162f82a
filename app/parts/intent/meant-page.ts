import type { PageId } from '#app/site/pages.ts';
import { classifierOf, type Model } from './classifier.ts';

/** The pages that families ask for in the most different words. A model of their own learns them, which leaves all others as they are. */
export const kitPages = ['my-allergy-kit', 'read-a-label', 'first-aid-poster', 'school-desk'] as const satisfies readonly PageId[];
export type KitPage = (typeof kitPages)[number];

export interface MeantPageModels {
  readonly pages: Model<PageId>;
  readonly kit: Model<KitPage>;
}

interface MeantPages {
  /** The likelihood that a page is meant, 0 to 1. The side remarks of a long question lower it for all pages alike. */
  likelihood(page: PageId): number;
  /** The likelihood of a page divided by that of the likeliest page. */
  share(page: PageId): number;
  /** The likelihood of the likeliest page. */
  readonly most: number;
  /** The likeliest page of the kit, and the largest likelihood of a page that is none of the kit. */
  readonly kit: { readonly page: KitPage; readonly likelihood: number; readonly next: number };
}

export type MeantPagesOf = (question: string) => MeantPages;

/** Prepares the models, once for all questions. */
export function meantPagesOf(models: MeantPageModels): MeantPagesOf {
  const [ofPages, ofKit] = [classifierOf(models.pages), classifierOf(models.kit)];
  return (question) => {
    const pages: Readonly<Record<string, number>> = ofPages(question);
    const kit: Readonly<Record<string, number>> = ofKit(question);
    const likelihood = (page: PageId) => kit[page] ?? pages[page] ?? 0;
    const page = kitPages.reduce((one, other) => (likelihood(other) > likelihood(one) ? other : one));
    const next = Math.max(...Object.values(pages));
    const most = Math.max(next, likelihood(page));
    return { likelihood, share: (one) => likelihood(one) / most, most, kit: { page, likelihood: likelihood(page), next } };
  };
}
