import type { PageId } from '#app/site/pages.ts';
import { classifierOf, type Model } from './classifier.ts';

interface MeantPages {
  /** The likelihood that a page is meant, 0 to 1. The side remarks of a long question lower it for all pages alike. */
  likelihood(page: PageId): number;
  /** The likelihood of a page divided by that of the likeliest page. */
  share(page: PageId): number;
  /** The likelihood of the likeliest page. */
  readonly most: number;
}

export type MeantPagesOf = (question: string) => MeantPages;

/** Prepares a model, once for all questions. */
export function meantPagesOf(model: Model<PageId>): MeantPagesOf {
  const classify = classifierOf(model);
  return (question) => {
    const all: Readonly<Record<string, number>> = classify(question);
    const most = Math.max(...Object.values(all));
    const likelihood = (page: PageId) => all[page] ?? 0;
    return { likelihood, share: (page) => likelihood(page) / most, most };
  };
}
