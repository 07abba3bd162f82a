import { emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { allergyKit } from '#app/content/kit/kit.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { KitForm } from '#app/parts/kit/kit-form.tsx';
import { KitPage } from '#app/parts/kit/kit-page.tsx';
import type { Language } from '#app/site/language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { KitSheets } from './kit-sheets.tsx';
import { SmallFoodCard } from './show-food-card.tsx';
import { words } from './words.ts';

/** Every card in both languages: its reader may not read the page's. */
export const loader = pageLoader(({ language, description }) => {
  const inLanguage = (one: Language) => {
    const { review: _review, confirm: _confirm, sources: _sources, ...kit } = localized(allergyKit(), one);
    const { first, signs, steps } = emergencyCard('anaphylaxis', one);
    return { kit, emergency: { first, signs, steps } };
  };
  const { review, confirm, sources } = localized(allergyKit(), language);
  return { description, language, review, toConfirm: confirm.length, sources, cards: { en: inLanguage('en'), es: inLanguage('es') } };
});

/** Recalls by the agency that announces them, and recalls and changed labels as sent on by the food allergy society. */
const outside = [
  ['recalls', 'https://www.fda.gov/safety/recalls-market-withdrawals-safety-alerts'],
  ['alerts', 'https://www.foodallergy.org/resources/food-labeling'],
] as const;

const onward = ['emergency', 'read-a-label', 'how-do-i'] as const;

/** Links to read on. */
function More() {
  const w = useWords(words);
  return (
    <section aria-labelledby="more">
      <h2 id="more" className="text-2xl">
        {w.more}
      </h2>
      <ul>
        {onward.map((page) => (
          <li key={page}>
            <OnwardLink to={page} text={w[page]} />
          </li>
        ))}
        {outside.map(([name, href]) => (
          <li key={name}>
            <ExternalLink href={href} hrefLang="en" className="inline-block min-h-11 py-2">
              {w[name]}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Makes what a family with allergies carries, filled in once, on its own device. */
export default function MyAllergyKit({ loaderData }: PageProps<typeof loader>) {
  const { title, language, cards } = loaderData;
  return (
    <KitPage
      current="my-allergy-kit"
      data={loaderData}
      form={
        <>
          <KitForm {...cards[language]} />
          <SmallFoodCard {...cards[language]} />
        </>
      }
      sheets={<KitSheets title={title} language={language} cards={cards} />}
    >
      <More />
    </KitPage>
  );
}
