import type { FoodId } from '#app/content/kit/kit.schema.ts';
import { allergyKit, labelGuide } from '#app/content/kit/kit.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { Bullets, InformationSections } from '#app/parts/information/information-sections.tsx';
import { words } from '#app/parts/information/words.ts';
import { FoodDrawing } from '#app/parts/kit/food-drawing.tsx';
import { type Bilingual, languageNames, languages } from '#app/site/language.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { DrawnLabel } from './drawn-label.tsx';

interface LabelFood {
  readonly id: FoodId;
  readonly name: string;
  /** Its names on packages in English and in Spanish. */
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

/** Each of the nine foods: its drawing, and its names on packages in both languages. */
function LabelNames({ title, foods }: { readonly title: string; readonly foods: readonly LabelFood[] }) {
  return (
    <section aria-labelledby="names" className="mx-auto max-w-page px-5 pt-6 md:px-8 print:px-0 print:pt-2">
      <h2 id="names">{title}</h2>
      <ul className="mt-3 grid gap-4 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6 print:gap-y-0 print:text-[9pt] print:leading-tight">
        {foods.map(({ id, name, words: onPackages }) => (
          <li key={id} id={`names-${id}`} className="card scroll-mt-24 p-4 print:break-inside-avoid print:p-1">
            <div className="flex items-center gap-4">
              <FoodDrawing food={id} className="size-22 shrink-0 print:size-8" />
              <h3 className="text-xl print:text-[10pt]">{name}</h3>
            </div>
            <dl className="mt-2 grid grid-cols-2 gap-x-4 text-base print:text-[1em]">
              {languages.map((language) => (
                <div key={language} lang={language}>
                  <dt className="text-quiet">{languageNames[language]}</dt>
                  <dd>{onPackages[language]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How to read a food label, on one sheet for the store. */
export default function ReadALabel({ loaderData }: PageProps<typeof loader>) {
  const { title, intro, sections, foods, foodsTitle, review, sources, toConfirm } = loaderData;
  const w = useWords(words);
  const [where, ...others] = sections;
  return (
    <>
      <PageHeading title={title} lead={<span className="print:hidden">{intro}</span>} desk>
        <div className="mt-3 grid justify-items-start gap-3">
          <ReviewLine review={review} />
          <PrintButton>{w.printPage}</PrintButton>
        </div>
      </PageHeading>
      {where && (
        <section
          id={where.id}
          aria-labelledby="where-title"
          className="mx-auto grid max-w-page gap-x-10 gap-y-4 px-5 pt-6 md:px-8 lg:grid-cols-[2fr_1fr] print:px-0 print:pt-1 print:text-[9pt] print:leading-tight"
        >
          <DrawnLabel />
          <div>
            <h2 id="where-title">{where.title}</h2>
            <div className="mt-3 print:mt-1">
              <Bullets items={where.items} />
            </div>
          </div>
        </section>
      )}
      <LabelNames title={foodsTitle} foods={foods} />
      <InformationSections sections={others} oneSheet />
      <div className="mx-auto max-w-page px-5 pb-8 md:px-8 print:hidden">
        <Sources sources={sources} signOff={{ review, toConfirm }} />
      </div>
    </>
  );
}
