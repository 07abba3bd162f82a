import { Fragment, useState } from 'react';
import { actionPlans, emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { AnaphylaxisPlan } from '#app/parts/action-plan/anaphylaxis-plan.tsx';
import { AsthmaPlan } from '#app/parts/action-plan/asthma-plan.tsx';
import { nobody } from '#app/parts/action-plan/student.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { type Language, languages } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { InLanguage, useWords } from '#app/ui/use-language.ts';
import { NurseLetter } from './nurse-letter.tsx';
import { StudentForm } from './student-form.tsx';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** Every sheet in both languages: the school reads one, the family the other. */
export const loader = pageLoader(({ language, description }) => {
  const inLanguage = (one: Language) => {
    const { asthma, anaphylaxis, letter } = localized(actionPlans(), one);
    return {
      letter,
      asthma: { title: pageName('asthma-action-plan').title[one], plan: asthma },
      anaphylaxis: {
        title: pageName('anaphylaxis-action-plan').title[one],
        plan: anaphylaxis,
        signs: localized(emergency(), one).anaphylaxis.signs,
        card: emergencyCard('anaphylaxis', one),
      },
    };
  };
  const { review, confirm, sources } = localized(actionPlans(), language);
  return { description, review, toConfirm: confirm.length, sources, sheets: { en: inLanguage('en'), es: inLanguage('es') } };
});

const kinds = ['letter', 'asthma', 'anaphylaxis'] as const;

/** Both plans and the letter to the school nurse, with the child's name written in, English and Spanish on facing sides. */
export default function SchoolDesk({ loaderData }: PageProps<typeof loader>) {
  const { title, description, review, toConfirm, sources, sheets } = loaderData;
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  const [student, setStudent] = useState(nobody);
  const [chosen, setChosen] = useState<readonly (typeof kinds)[number][]>(kinds);
  const names = { letter: w.letter, asthma: p.asthmaPlan, anaphylaxis: p.anaphylaxisPlan };
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={title} lead={description}>
          <p className="mt-5 font-semibold">{p.valid}</p>
          <ReviewLine review={review} />
        </PageHeading>
        <div className="mx-auto grid max-w-page gap-8 px-5 py-8 md:px-8">
          <section aria-labelledby="student" className="needs-script">
            <h2 id="student" className="text-3xl">
              {w.who}
            </h2>
            <p className="mt-2 mb-4 max-w-[38em]">{w.whoText}</p>
            <StudentForm student={student} onChange={setStudent} />
          </section>
          <section aria-labelledby="sheets">
            <h2 id="sheets" className="text-3xl">
              {w.sheets}
            </h2>
            <p className="mt-2 max-w-[38em]">{w.sheetsText}</p>
            <fieldset className="needs-script mt-3 flex flex-wrap gap-x-8">
              <legend className="sr-only">{w.sheets}</legend>
              {kinds.map((kind) => (
                <label key={kind} className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-5 accent-oak"
                    checked={chosen.includes(kind)}
                    onChange={() => setChosen(kinds.filter((one) => (one === kind ? !chosen.includes(kind) : chosen.includes(one))))}
                  />
                  {names[kind]}
                </label>
              ))}
            </fieldset>
            <div className="mt-4">
              {chosen.length > 0 ? <PrintButton className="btn btn-primary">{w.print}</PrintButton> : <p role="status">{w.noneChosen}</p>}
            </div>
            <p className="mt-6 font-semibold">{w.onePlan}</p>
            <ul className="mt-2 flex flex-wrap gap-3">
              {(['asthma', 'anaphylaxis'] as const).map((kind) => (
                <li key={kind}>
                  <PageLink to={`${kind}-action-plan`} className="btn btn-secondary">
                    <Icon name="document" />
                    {names[kind]}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <section aria-labelledby="preview" className="mx-auto grid max-w-page gap-8 px-5 pb-10 md:px-8 print:block print:p-0">
        <h2 id="preview" className="text-3xl print:hidden">
          {w.preview}
        </h2>
        {kinds
          .filter((kind) => chosen.includes(kind))
          .map((kind) => (
            <Fragment key={kind}>
              {languages.map((language) => {
                const sheet = sheets[language];
                const titleId = `${kind}-${language}`;
                return (
                  <InLanguage key={language} value={language}>
                    <div lang={language} className="print:not-first-of-type:break-before-page">
                      {kind === 'letter' && <NurseLetter letter={sheet.letter} student={student} titleId={titleId} />}
                      {kind === 'asthma' && <AsthmaPlan {...sheet.asthma} student={student} titleId={titleId} />}
                      {kind === 'anaphylaxis' && <AnaphylaxisPlan {...sheet.anaphylaxis} student={student} titleId={titleId} />}
                    </div>
                  </InLanguage>
                );
              })}
            </Fragment>
          ))}
      </section>
      <div className="mx-auto max-w-page px-5 pb-16 md:px-8 print:hidden">
        <Sources sources={sources} signOff={{ review, toConfirm }} />
      </div>
    </>
  );
}
