import type { PageId } from '#app/site/pages.ts';
import { classifierOf, type Model } from './classifier.ts';

/** The pages that a question may mean. */
interface MeantPages {
  /** How likely a page is meant, 0 to 1. What is said by the way in a long question lowers all pages alike. */
  likelihood(page: PageId): number;
  /** The same beside the likeliest page, which has 1. */
  share(page: PageId): number;
  /** Of the likeliest page. */
  readonly most: number;
}

export type MeantPagesOf = (question: string) => MeantPages;

/** Makes a model ready, once for all questions. */
export function meantPagesOf(model: Model<PageId>): MeantPagesOf {
  const classify = classifierOf(model);
  return (question) => {
    const all: Partial<Record<PageId, number>> = classify(question);
    const most = Math.max(...Object.values(all));
    const likelihood = (page: PageId) => all[page] ?? 0;
    return { likelihood, share: (page) => likelihood(page) / most, most };
  };
}
