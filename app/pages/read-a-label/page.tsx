import { allergyKit, labelGuide } from '#app/content/kit/kit.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { InformationSections } from '#app/parts/information/information-sections.tsx';
import { words } from '#app/parts/information/words.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { type LabelFood, LabelNames } from './label-names.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => {
  const { names, ...guide } = labelGuide();
  const { confirm, sources, review, intro, sections, title } = localized({ ...guide, title: names.title }, language);
  const foods = names.list.map(({ food, words }, index): LabelFood => {
    return { id: food, words, name: allergyKit().foods.list[index]?.name[language] ?? food };
  });
  return { intro, sections, foods, foodsTitle: title, review, sources, toConfirm: confirm.length };
});

/** How to read a food label, on one sheet to take to the store. */
export default function ReadALabel({ loaderData }: PageProps<typeof loader>) {
  const { title, intro, sections, foods, foodsTitle, review, sources, toConfirm } = loaderData;
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={<span className="print:hidden">{intro}</span>} desk>
        <div className="mt-3 grid justify-items-start gap-3">
          <ReviewLine review={review} />
          <PrintButton>{w.printPage}</PrintButton>
        </div>
      </PageHeading>
      <LabelNames title={foodsTitle} foods={foods} />
      <InformationSections sections={sections} oneSheet />
      <div className="mx-auto max-w-page px-5 pb-8 md:px-8 print:hidden">
        <Sources sources={sources} signOff={{ review, toConfirm }} />
      </div>
    </>
  );
}
