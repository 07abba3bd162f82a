import { useState } from 'react';
import { actionPlans, emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { AnaphylaxisPlan } from '#app/parts/action-plan/anaphylaxis-plan.tsx';
import { AsthmaPlan } from '#app/parts/action-plan/asthma-plan.tsx';
import { nobody, type Student } from '#app/parts/action-plan/student.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { type Language, languages } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { OpeningTile } from '#app/ui/opening-tile.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { InLanguage, useWords } from '#app/ui/use-language.ts';
import { NurseLetter } from './nurse-letter.tsx';
import { type SheetKind, SheetThumb } from './sheet-thumb.tsx';
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

const kinds = ['letter', 'asthma', 'anaphylaxis'] as const satisfies SheetKind[];

interface SheetProps {
  readonly kind: SheetKind;
  readonly sheet: Awaited<ReturnType<typeof loader>>['sheets'][Language];
  readonly student: Student;
  readonly titleId: string;
}

function Sheet({ kind, sheet, student, titleId }: SheetProps) {
  if (kind === 'letter') return <NurseLetter letter={sheet.letter} student={student} titleId={titleId} />;
  if (kind === 'asthma') return <AsthmaPlan {...sheet.asthma} student={student} titleId={titleId} />;
  return <AnaphylaxisPlan {...sheet.anaphylaxis} student={student} titleId={titleId} />;
}

interface SheetTileProps {
  readonly kind: SheetKind;
  readonly name: string;
  readonly language: string;
}

function SheetTile({ kind, name, language }: SheetTileProps) {
  return (
    <>
      <SheetThumb kind={kind} />
      <span>
        {name}
        <span className="flex items-center justify-center gap-1 font-normal text-quiet">
          {language}
          <Icon name="chevron-down" className="icon group-open:rotate-180" />
        </span>
      </span>
    </>
  );
}

/** Both plans and the letter to the school nurse, with the child's name written in, English and Spanish on facing sides; on screen each lies behind a small picture of it. */
export default function SchoolDesk({ loaderData }: PageProps<typeof loader>) {
  const { title, description, review, toConfirm, sources, sheets } = loaderData;
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  const [student, setStudent] = useState(nobody);
  const [chosen, setChosen] = useState<readonly (typeof kinds)[number][]>(kinds);
  const names = { letter: w.letter, asthma: p.asthmaPlan, anaphylaxis: p.anaphylaxisPlan };
  const shown = kinds.filter((kind) => chosen.includes(kind));
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={title} lead={description} desk>
          <p className="mt-4 font-semibold">{p.valid}</p>
          <ReviewLine review={review} />
        </PageHeading>
        <section aria-labelledby="student" className="needs-script mx-auto max-w-page px-5 pt-5 md:px-8">
          <h2 id="student" className="text-3xl">
            {w.who}
          </h2>
          <p className="mt-2 mb-4 max-w-[38em]">{w.whoText}</p>
          <StudentForm student={student} onChange={setStudent} />
        </section>
      </div>
      <section aria-labelledby="sheets" className="mx-auto max-w-page px-5 py-6 md:px-8 print:p-0">
        <div className="print:hidden">
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
            {shown.length > 0 ? <PrintButton className="btn btn-primary">{w.print}</PrintButton> : <p role="status">{w.noneChosen}</p>}
          </div>
        </div>
        <div className="mt-5 grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,7.4em),1fr))] gap-2 md:grid-cols-3 xl:grid-cols-6 print:mt-0 print:block">
          {shown.flatMap((kind, place) =>
            languages.map((language) => (
              <OpeningTile key={kind + language} name="sheet" tile={<SheetTile kind={kind} name={names[kind]} language={w[language]} />}>
                <InLanguage value={language}>
                  <div lang={language} className={place > 0 || language === 'es' ? 'print:break-before-page' : undefined}>
                    <Sheet kind={kind} sheet={sheets[language]} student={student} titleId={`${kind}-${language}`} />
                  </div>
                </InLanguage>
              </OpeningTile>
            )),
          )}
        </div>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 print:hidden">
          {`${w.onePlan}:`}
          {(['asthma', 'anaphylaxis'] as const).map((kind) => (
            <OnwardLink key={kind} to={`${kind}-action-plan`} text={names[kind]} />
          ))}
        </p>
      </section>
      <div className="mx-auto max-w-page px-5 pb-6 md:px-8 print:hidden">
        <Sources sources={sources} signOff={{ review, toConfirm }} />
      </div>
    </>
  );
}
