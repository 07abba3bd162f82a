import { questionExamples } from '#app/parts/intent/question-examples.server.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import type { PageId } from '#app/site/pages.ts';
import { keptModel } from './kept-models.server.ts';
import { kitExamples } from './kit-examples.server.ts';
import { type KitPage, kitPages, type MeantPageModels, type MeantPagesOf, meantPagesOf } from './meant-page.ts';
import type { Example } from './train.server.ts';

/** Pages whose names are no examples: a search finds those. */
const unnamed: ReadonlySet<PageId> = new Set<PageId>(['my-allergy-kit', 'read-a-label', 'how-do-i', 'first-aid-poster']);
const isOfKit = (page: PageId | undefined): page is KitPage => kitPages.some((one) => one === page);

/** The titles and lay words of each page, in both languages. */
function called(): Example<PageId>[] {
  return siteIndex('en')
    .pages.filter(({ id }) => !unnamed.has(id))
    .flatMap(({ id, title, otherTitle, said, otherSaid }) =>
      [title, otherTitle, ...`${said}; ${otherSaid}`.split('; ')].map((text): Example<PageId> => ({ text, label: id })),
    );
}

/** The models that tell which page a question means; training takes some seconds. */
export function meantPageModels(): MeantPageModels {
  const ofKit = kitExamples();
  const theirs = new Set(ofKit.map(({ text }) => text));
  const asked = questionExamples();
  const of = ({ text, page }: { text: string; page?: PageId }): Example<PageId> => ({ text, label: page });
  // What asks for the kit is an example of no other page.
  const pages = [...called(), ...asked.filter(({ page }) => page).map(of)].map(
    ({ text, label }): Example<PageId> => ({ text, label: isOfKit(label) || theirs.has(text) ? undefined : label }),
  );
  // Without the names of pages: another doctor changes nothing here.
  const others = asked
    .filter(({ text }) => !theirs.has(text))
    .map(({ text, page }): Example<KitPage> => ({ text, label: isOfKit(page) ? page : undefined }));
  const labels = [...new Set(pages.flatMap(({ label }) => label ?? []))].sort();
  return {
    pages: keptModel(pages, labels, { buckets: 2 ** 13, pieces: [4], steps: 1 }),
    kit: keptModel([...others, ...ofKit], kitPages, { buckets: 2 ** 15, pieces: [3, 4, 5], steps: 1 }),
  };
}

/** The classifier of pages, the same as on a visitor's device. */
export const meantPagesOfContent = (): MeantPagesOf => meantPagesOf(meantPageModels());
