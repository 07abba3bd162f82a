import { questionExamples } from '#app/parts/intent/question-examples.server.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import type { PageId } from '#app/site/pages.ts';
import type { Model } from './classifier.ts';
import { keptModel } from './kept-models.server.ts';
import { type MeantPagesOf, meantPagesOf } from './meant-page.ts';
import type { Example } from './train.server.ts';

/**
 * Pages that are found by search alone, as no example asks for them yet: one taught by its names only, and so by a handful of
 * examples, changes the order in which all are learned and with it answers about other pages.
 */
const untaught: ReadonlySet<PageId> = new Set<PageId>(['my-allergy-kit', 'read-a-label', 'how-do-i', 'first-aid-poster']);

/** The examples of each page: its titles, lay words and questions, in both languages. */
function examples(): Example<PageId>[] {
  const called = siteIndex('en')
    .pages.filter(({ id }) => !untaught.has(id))
    .flatMap(({ id, title, otherTitle, said, otherSaid }) =>
      [title, otherTitle, ...`${said}; ${otherSaid}`.split('; ')].map((text): Example<PageId> => ({ text, label: id })),
    );
  const asked = questionExamples().flatMap(({ text, page }): Example<PageId>[] => (page ? [{ text, label: page }] : []));
  return [...called, ...asked];
}

/** The model that tells which page a question means; training takes some seconds. */
export function meantPageModel(): Model<PageId> {
  const all = examples();
  return keptModel(all, [...new Set(all.flatMap(({ label }) => label ?? []))], { buckets: 2 ** 13, pieces: [4], passes: 20, steps: 0.7 });
}

/** The classifier of pages, the same as on a visitor's device. */
export const meantPagesOfContent = (): MeantPagesOf => meantPagesOf(meantPageModel());
