import { questionExamples } from '#app/content/questions/question-examples.server.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import type { PageId } from '#app/site/pages.ts';
import type { Model } from './classifier.ts';
import { type MeantPagesOf, meantPagesOf } from './meant-page.ts';
import { type Example, trained } from './train.server.ts';

/**
 * The model of which page a question means, trained on the examples of each page and on all that the index knows it to be called, in
 * both languages.
 */
export function meantPageModel(): Model<PageId> {
  const { pages } = siteIndex('en');
  const called = pages.flatMap(({ id, title, otherTitle, said, otherSaid }) =>
    [title, otherTitle, ...`${said}; ${otherSaid}`.split('; ')].map((text): Example<PageId> => ({ text, label: id })),
  );
  const asked = questionExamples().flatMap(({ text, page }): Example<PageId>[] => (page ? [{ text, label: page }] : []));
  const examples = [...called, ...asked];
  return trained(examples, [...new Set(examples.flatMap(({ label }) => label ?? []))], { buckets: 2 ** 13, passes: 10 });
}

/** Which page a question means, as a visitor's device has it. */
export const meantPagesOfContent = (): MeantPagesOf => meantPagesOf(meantPageModel());
