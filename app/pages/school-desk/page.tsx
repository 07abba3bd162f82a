import { actionPlans, emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { allergyKit } from '#app/content/kit/kit.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { KitField } from '#app/parts/kit/kit-field.tsx';
import { KitForm } from '#app/parts/kit/kit-form.tsx';
import { KitPage } from '#app/parts/kit/kit-page.tsx';
import { SheetChoice } from '#app/parts/kit/sheet-choice.tsx';
import type { Language } from '#app/site/language.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { BothLanguages } from './both-languages.tsx';
import { PhotoField } from './photo-field.tsx';
import { icons, type Kind, type SheetData } from './sheet-data.ts';
import { words } from './words.ts';

/** Returns the sheets' data in one language. */
function sheetData(language: Language): SheetData {
  const { review: _review, confirm: _confirm, sources: _sources, ...plans } = localized(actionPlans(), language);
  const { foods, devices, takes } = localized(allergyKit(), language);
  const { anaphylaxis } = localized(emergency(), language);
  return {
    plans,
    kit: { foods, devices, takes },
    reaction: { card: emergencyCard('anaphylaxis', language), signs: anaphylaxis.signs },
    titles: { asthma: pageName('asthma-action-plan').title[language], anaphylaxis: pageName('anaphylaxis-action-plan').title[language] },
  };
}

/** Every sheet in both languages: the school reads one, the family the other. */
export const loader = pageLoader(({ language, description }) => {
  const { review, confirm, sources } = localized(actionPlans(), language);
  return { description, language, review, toConfirm: confirm.length, sources, sheets: { en: sheetData('en'), es: sheetData('es') } };
});

const kinds = Object.keys(icons) as Kind[];

/** For most schools. */
const first: readonly Kind[] = ['letter', 'asthma', 'anaphylaxis'];

/** The allergy kit's part for home, school, day care and babysitter: plans and forms filled in on screen, printed in both languages. */
export default function SchoolDesk({ loaderData }: PageProps<typeof loader>) {
  const { language, sheets: data } = loaderData;
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  const { drug, withoutInjector, medicine, diet, sitter } = data[language].plans;
  const names: Readonly<Record<Kind, string>> = {
    letter: w.letter,
    asthma: p.asthmaPlan,
    anaphylaxis: p.anaphylaxisPlan,
    drug: drug.title,
    'without-injector': withoutInjector.title,
    medicine: medicine.title,
    diet: diet.title,
    sitter: sitter.title,
  };
  return (
    <KitPage
      current="school-desk"
      data={loaderData}
      form={
        <KitForm {...data[language]}>
          <Disclosure title={w.forSchool} heading="h3" open>
            <div className="grid gap-4">
              <div className="grid gap-4 md:grid-cols-2">
                <KitField id="birth" label={w.birth} />
                <KitField id="school" label={w.school} />
              </div>
              <PhotoField />
            </div>
          </Disclosure>
        </KitForm>
      }
      sheets={
        <>
          <SheetChoice title={w.sheets} text={w.sheetsText} kinds={kinds} first={first} names={names} icon={(kind) => icons[kind]}>
            {(kind, printAlone) => (
              <>
                <div className="mb-4 print:hidden">{printAlone}</div>
                <BothLanguages kind={kind} data={data} language={language} />
              </>
            )}
          </SheetChoice>
          <p className="mt-4 print:hidden">
            <OnwardLink to="first-aid-poster" text={p.poster} />
          </p>
        </>
      }
    />
  );
}
