import { emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { allergyKit } from '#app/content/kit/kit.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { KeepPages } from '#app/parts/keep-pages/keep-pages.tsx';
import { KitForm } from '#app/parts/kit/kit-form.tsx';
import { KitParts } from '#app/parts/kit/kit-parts.tsx';
import type { Language } from '#app/site/language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { KitSheets } from './kit-sheets.tsx';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** Every card in both languages: who reads it may not read that of the page. */
export const loader = pageLoader(({ language, description }) => {
  const inLanguage = (one: Language) => {
    const { review: _review, confirm: _confirm, sources: _sources, ...kit } = localized(allergyKit(), one);
    const { first, signs, steps } = emergencyCard('anaphylaxis', one);
    return { kit, emergency: { first, signs, steps } };
  };
  const { review, confirm, sources } = localized(allergyKit(), language);
  return { description, language, review, toConfirm: confirm.length, sources, cards: { en: inLanguage('en'), es: inLanguage('es') } };
});

/** Recalls, at the agency that announces them. */
const recalls = 'https://www.fda.gov/safety/recalls-market-withdrawals-safety-alerts';

/** Recalls and changed labels, as the society for food allergy passes them on. */
const alerts = 'https://www.foodallergy.org/resources/food-labeling';

/** Where to go on from here. */
function More() {
  const w = useWords(words);
  return (
    <section aria-labelledby="more">
      <h2 id="more" className="text-2xl">
        {w.more}
      </h2>
      <ul>
        <li>
          <OnwardLink to="emergency" text={w.emergency} />
        </li>
        <li>
          <OnwardLink to="read-a-label" text={w.labels} />
        </li>
        <li>
          <OnwardLink to="how-do-i" text={w.howDoI} />
        </li>
        <li>
          <ExternalLink href={recalls} hrefLang="en">
            {w.recalls}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={alerts} hrefLang="en">
            {w.alerts}
          </ExternalLink>
        </li>
      </ul>
    </section>
  );
}

/** What a family with allergies carries, filled in once and made on its own device. */
export default function MyAllergyKit({ loaderData }: PageProps<typeof loader>) {
  const { title, description, language, review, toConfirm, sources, cards } = loaderData;
  const w = useWords(words);
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={title} lead={description} desk>
          <div className="mt-3">
            <ReviewLine review={review} />
          </div>
          <KitParts current="my-allergy-kit" />
        </PageHeading>
      </div>
      <div className="mx-auto grid max-w-page gap-6 px-5 pt-5 pb-6 md:px-8 lg:flex lg:gap-8 print:block print:p-0">
        <section aria-labelledby="who" className="needs-script min-w-0 flex-1 print:hidden">
          <h2 id="who" className="text-3xl">
            {w.who}
          </h2>
          <KitForm {...cards[language]} />
        </section>
        <section aria-labelledby="sheets" className="min-w-0 flex-1">
          <KitSheets title={title} language={language} cards={cards} />
        </section>
      </div>
      <div className="mx-auto grid max-w-page gap-6 px-5 pb-6 md:px-8 print:hidden">
        <More />
        <KeepPages />
        <Sources sources={sources} signOff={{ review, toConfirm }} />
      </div>
    </>
  );
}
