import type { FoodId } from '#app/content/kit/kit.schema.ts';
import { allergyKit, labelGuide } from '#app/content/kit/kit.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { InformationSections } from '#app/parts/information/information-sections.tsx';
import { words } from '#app/parts/information/words.ts';
import { FoodDrawing } from '#app/parts/kit/food-drawing.tsx';
import { type Bilingual, languageNames, languages } from '#app/site/language.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';

interface LabelFood {
  readonly id: FoodId;
  readonly name: string;
  /** Its words on packages in English and in Spanish. */
  readonly words: Bilingual;
}

export const loader = pageLoader(({ language }) => {
  const { names, ...guide } = labelGuide();
  const { confirm, sources, review, intro, sections, title } = localized({ ...guide, title: names.title }, language);
  const foods = names.list.map(({ food, words }, index): LabelFood => {
    return { id: food, words, name: allergyKit().foods.list[index]?.name[language] ?? food };
  });
  return { intro, sections, foods, foodsTitle: title, review, sources, toConfirm: confirm.length };
});

/** Each of the nine foods with its drawing, and the words for it on packages in both languages. */
function LabelNames({ title, foods }: { readonly title: string; readonly foods: readonly LabelFood[] }) {
  return (
    <section aria-labelledby="names" className="mx-auto max-w-page px-5 pt-6 md:px-8 print:px-0 print:pt-2">
      <h2 id="names">{title}</h2>
      <ul className="mt-3 grid gap-x-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6 print:text-[9pt] print:leading-tight">
        {foods.map(({ id, name, words: onPackages }) => (
          <li key={id} id={`names-${id}`} className="flex scroll-mt-24 gap-3 border-t border-line py-3 print:break-inside-avoid print:py-1">
            <FoodDrawing food={id} className="size-8 shrink-0" />
            <div>
              <h3 className="text-lg print:text-[10pt]">{name}</h3>
              <dl>
                {languages.map((language) => (
                  <div key={language}>
                    <dt lang={language} className="inline text-quiet">
                      {languageNames[language]}:
                    </dt>{' '}
                    <dd lang={language} className="inline">
                      {onPackages[language]}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
