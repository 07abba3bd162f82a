import { actionPlans, emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { AnaphylaxisPlan } from '#app/parts/action-plan/anaphylaxis-plan.tsx';
import { AsthmaPlan } from '#app/parts/action-plan/asthma-plan.tsx';
import type { Student } from '#app/parts/action-plan/student.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { KitField } from '#app/parts/kit/kit-field.tsx';
import { KitKeeping } from '#app/parts/kit/kit-keeping.tsx';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { SheetChoice } from '#app/parts/kit/sheet-choice.tsx';
import { SheetTile } from '#app/parts/kit/sheet-tile.tsx';
import { textIn } from '#app/parts/request-form/typed-value.ts';
import { type Language, languages } from '#app/site/language.ts';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { OpeningTile } from '#app/ui/opening-tile.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { InLanguage, useWords } from '#app/ui/use-language.ts';
import { NurseLetter } from './nurse-letter.tsx';
import { type SheetKind, SheetThumb } from './sheet-thumb.tsx';
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

/** Both plans and the letter to the school nurse, with the child's name written in, English and Spanish on facing sides; on screen each lies behind a small picture of it. */
export default function SchoolDesk({ loaderData }: PageProps<typeof loader>) {
  const { title, description, review, toConfirm, sources, sheets } = loaderData;
  const w = useWords(words);
  const p = useWords(actionPlanWords);
  const typed = useKit();
  const student = { name: textIn(typed, 'name'), grade: textIn(typed, 'grade'), school: textIn(typed, 'school') };
  const names = { letter: w.letter, asthma: p.asthmaPlan, anaphylaxis: p.anaphylaxisPlan };
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
          <div className="grid max-w-3xl grid-cols-[1fr_2fr] gap-4">
            {(['name', 'grade', 'school'] as const).map((id) => (
              <KitField key={id} id={id} label={w[id]} className={id === 'name' ? 'col-span-full' : 'min-w-0'} />
            ))}
            <KitKeeping />
          </div>
        </section>
      </div>
      <section aria-labelledby="sheets" className="mx-auto max-w-page px-5 py-6 md:px-8 print:p-0">
        <SheetChoice title={w.sheets} text={w.sheetsText} kinds={kinds} names={names}>
          {(shown) => (
            <div className="mt-5 grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,7.4em),1fr))] gap-2 md:grid-cols-3 xl:grid-cols-6 print:mt-0 print:block">
              {shown.flatMap((kind, place) =>
                languages.map((language) => (
                  <OpeningTile
                    key={kind + language}
                    name="sheet"
                    tile={<SheetTile picture={<SheetThumb kind={kind} />} name={names[kind]} note={w[language]} />}
                  >
                    <InLanguage value={language}>
                      <div lang={language} className={place > 0 || language === 'es' ? 'print:break-before-page' : undefined}>
                        <Sheet kind={kind} sheet={sheets[language]} student={student} titleId={`${kind}-${language}`} />
                      </div>
                    </InLanguage>
                  </OpeningTile>
                )),
              )}
            </div>
          )}
        </SheetChoice>
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
