import { questionExamples } from '#app/parts/intent/question-examples.server.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import type { PageId } from '#app/site/pages.ts';
import { keptModel } from './kept-models.server.ts';
import { kitExamples } from './kit-examples.server.ts';
import { kitPages, type MeantPageModel, type MeantPagesOf, meantPagesOf } from './meant-page.ts';
import type { Example } from './train.server.ts';

const isOfKit = (page: PageId) => kitPages.some((one) => one === page);

/** The titles and lay words of each page, in both languages. */
const called = (): Example<PageId>[] =>
  siteIndex('en').pages.flatMap(({ id, title, otherTitle, said, otherSaid }) =>
    [title, otherTitle, ...`${said}; ${otherSaid}`.split('; ')].map((text): Example<PageId> => ({ text, label: id })),
  );

/** Returns the model that predicts which page a question means; training takes some seconds. */
export function meantPageModel(): MeantPageModel {
  const ofKit = kitExamples();
  const theirs = new Set(ofKit.map(({ text }) => text));
  // A question about the kit is no example of another page.
  const asked = questionExamples()
    .filter(({ text }) => !theirs.has(text))
    .map(({ text, page }): Example<PageId> => ({ text, label: page }));
  const ofPages = [...called(), ...asked.filter(({ label }) => label)];
  const labels = [...new Set([...ofPages, ...ofKit].flatMap(({ label }) => label ?? []))].sort();
  const options = { buckets: 2 ** 14, pieces: [3, 4, 5], steps: 0.8 };
  return {
    ...keptModel(
      ofPages,
      labels.filter((label) => !isOfKit(label)),
      options,
    ),
    // A page of the kit answers whatever the search finds, so it is also trained against questions that mean no page.
    ...keptModel([...called(), ...asked, ...ofKit], labels.filter(isOfKit), options),
  };
}

/** The classifier of pages, the same as on a visitor's device. */
export const meantPagesOfContent = (): MeantPagesOf => meantPagesOf(meantPageModel());
