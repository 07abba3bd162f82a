import { actionPlans } from '#app/content/emergency/emergency.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { KitField } from '#app/parts/kit/kit-field.tsx';
import { KitForm } from '#app/parts/kit/kit-form.tsx';
import { KitParts } from '#app/parts/kit/kit-parts.tsx';
import { SheetChoice } from '#app/parts/kit/sheet-choice.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { BothLanguages } from './both-languages.tsx';
import { PhotoField } from './photo-field.tsx';
import { sheetData } from './sheet-data.server.ts';
import { icons, type Kind } from './sheet-data.ts';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** Every sheet in both languages: the school reads one, the family the other. */
export const loader = pageLoader(({ language, description }) => {
  const { review, confirm, sources } = localized(actionPlans(), language);
  return { description, language, review, toConfirm: confirm.length, sources, sheets: { en: sheetData('en'), es: sheetData('es') } };
});

const kinds = Object.keys(icons) as Kind[];

/** What goes to most schools. */
const first: readonly Kind[] = ['letter', 'asthma', 'anaphylaxis'];

/** The part of the allergy kit for home, school, day care and the babysitter: plans and forms filled in on the screen, printed in both languages. */
export default function SchoolDesk({ loaderData }: PageProps<typeof loader>) {
  const { title, description, language, review, toConfirm, sources, sheets: data } = loaderData;
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
    <>
      <div className="print:hidden">
        <PageHeading title={title} lead={description} desk>
          <div className="mt-3">
            <ReviewLine review={review} />
          </div>
          <KitParts current="school-desk" />
        </PageHeading>
      </div>
      <div className="mx-auto grid max-w-page gap-6 px-5 pt-5 pb-6 md:px-8 print:block print:p-0">
        <section aria-labelledby="who" className="needs-script min-w-0 print:hidden">
          <h2 id="who" className="text-3xl">
            {w.who}
          </h2>
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
        </section>
        <section aria-labelledby="sheets" className="min-w-0">
          <SheetChoice title={w.sheets} text={w.sheetsText} kinds={kinds} first={first} names={names} icon={(kind) => icons[kind]}>
            {(kind) => <BothLanguages kind={kind} data={data} language={language} />}
          </SheetChoice>
          <p className="mt-4 print:hidden">
            <OnwardLink to="first-aid-poster" text={p.poster} />
          </p>
        </section>
      </div>
      <div className="mx-auto grid max-w-page gap-6 px-5 pb-6 md:px-8 print:hidden">
        <Sources sources={sources} signOff={{ review, toConfirm }} />
      </div>
    </>
  );
}
