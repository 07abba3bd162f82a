import { emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { allergyKit } from '#app/content/kit/kit.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { KeepPages } from '#app/parts/keep-pages/keep-pages.tsx';
import { KitField } from '#app/parts/kit/kit-field.tsx';
import { KitKeeping } from '#app/parts/kit/kit-keeping.tsx';
import { SheetChoice } from '#app/parts/kit/sheet-choice.tsx';
import { SheetTile } from '#app/parts/kit/sheet-tile.tsx';
import { SheetHead } from '#app/parts/sheet-head/sheet-head.tsx';
import type { Language } from '#app/site/language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { OpeningTile } from '#app/ui/opening-tile.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { FoodCard } from './food-card.tsx';
import { FoodChoice } from './food-choice.tsx';
import { ShowFoodCard } from './show-food-card.tsx';
import { SideBySide } from './side-by-side.tsx';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** Every card in both languages: who reads it may not read that of the page. */
export const loader = pageLoader(({ language, description }) => {
  const inLanguage = (one: Language) => {
    const { foods, foodCard } = localized(allergyKit(), one);
    return { kit: { foods, foodCard }, emergency: emergencyCard('anaphylaxis', one) };
  };
  const { review, confirm, sources } = localized(allergyKit(), language);
  return { description, language, review, toConfirm: confirm.length, sources, cards: { en: inLanguage('en'), es: inLanguage('es') } };
});

const kinds = ['food'] as const;

const recalls = 'https://www.fda.gov/safety/recalls-market-withdrawals-safety-alerts';

/** What a family with allergies carries, filled in once and made on its own device. */
export default function MyAllergyKit({ loaderData }: PageProps<typeof loader>) {
  const { title, description, language, review, toConfirm, sources, cards } = loaderData;
  const w = useWords(words);
  const { plans } = useWords(actionPlanWords);
  const names = { food: w.foodCard };
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={title} lead={description} desk>
          <ReviewLine review={review} />
        </PageHeading>
        <section aria-labelledby="who" className="needs-script mx-auto max-w-page px-5 pt-5 md:px-8">
          <h2 id="who" className="text-3xl">
            {w.who}
          </h2>
          <div className="mt-3 grid max-w-3xl gap-4">
            <KitField id="name" label={w.name} />
            <FoodChoice {...cards[language].kit.foods} />
            <KitKeeping />
          </div>
        </section>
      </div>
      <section aria-labelledby="sheets" className="mx-auto max-w-page px-5 py-6 md:px-8 print:p-0">
        <SheetChoice title={w.sheets} text={w.sheetsText} kinds={kinds} names={names}>
          {(shown) => (
            <div className="mt-5 grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,7.4em),1fr))] gap-2 print:mt-0 print:block">
              <div className="intake-sheet hidden print:block">
                <SheetHead titleId="kit-title" title={title} intro="" />
              </div>
              {shown.map((kind) => (
                <OpeningTile
                  key={kind}
                  name="sheet"
                  tile={<SheetTile picture={<Icon name="food-allergies" className="icon size-9" />} name={names[kind]} />}
                >
                  <article className="intake-sheet break-inside-avoid" aria-label={names[kind]}>
                    <div className="mb-4 print:hidden">
                      <ShowFoodCard cards={cards} />
                    </div>
                    <SideBySide>{(one) => <FoodCard {...cards[one]} />}</SideBySide>
                  </article>
                </OpeningTile>
              ))}
            </div>
          )}
        </SheetChoice>
      </section>
      <div className="mx-auto grid max-w-page gap-6 px-5 pb-6 md:px-8 print:hidden">
        <section aria-labelledby="more">
          <h2 id="more" className="text-2xl">
            {w.more}
          </h2>
          <OnwardLink to="school-desk" text={plans} />
          <p>
            <ExternalLink href={recalls} hrefLang="en">
              {w.recalls}
            </ExternalLink>
          </p>
        </section>
        <KeepPages />
        <Sources sources={sources} signOff={{ review, toConfirm }} />
      </div>
    </>
  );
}
