import type { ClinicMoment } from '#app/parts/hours/clinic-time.ts';
import { OfficeLines } from '#app/parts/hours/office-lines.tsx';
import { openState } from '#app/parts/hours/open-state.ts';
import { useClinicDays } from '#app/parts/hours/use-clinic-days.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { ShotQuestion, Verdict } from './answers.ts';
import { CallButtons } from './call-buttons.tsx';
import { ShotRows } from './shot-rows.tsx';
import { shotsToday } from './shots-today.ts';
import { words } from './words.ts';

interface VerdictPanelProps {
  readonly verdict: Verdict;
  readonly questions: readonly ShotQuestion[];
  /** The moment of the answers; undefined until it is known. */
  readonly now: ClinicMoment | undefined;
}

/** Both offices' shots today, or when the next are. */
function NextShots({ now }: { readonly now: ClinicMoment }) {
  const language = useLanguage();
  const { offices, closures } = useClinicDays();
  return (
    <ul className="mt-4 grid gap-4 sm:max-lg:grid-cols-2">
      {offices.map((office) => (
        <li key={office.id}>
          <p className="font-semibold">{office.name}</p>
          <OfficeLines moment={now} office={office} closures={closures} language={language} first="shots" />
        </li>
      ))}
    </ul>
  );
}

/** The phones; next to the questions also today's shots, which are otherwise above them. */
function Phones() {
  return (
    <>
      <div className="lg:hidden print:block">
        <OfficePhones />
      </div>
      <div className="max-lg:hidden print:hidden">
        <ShotRows />
      </div>
    </>
  );
}

/** What the answers mean: come, or call first, with the reasons and both phones. Never "do not come" without a number. */
export function VerdictPanel({ verdict, questions, now }: VerdictPanelProps) {
  const w = useWords(words);
  const { offices, closures } = useClinicDays();
  const today = now ? shotsToday(now, offices, closures) : 'now';
  const allClosed = now !== undefined && offices.every((office) => openState(now, office, 'clinic', closures).state === 'closed');
  const come = {
    now: { title: w.comeTitle, text: w.comeNow },
    later: { title: w.comeLaterTitle, text: w.comeLater },
    none: { title: w.noneLeftTitle, text: w.noneLeft },
  }[today];
  const { title, text } = {
    open: { title: w.ruleTitle, text: w.rule },
    call: { title: w.callTitle, text: w.callText },
    come,
  }[verdict.kind];
  const tone = { open: 'border-line bg-card', call: 'border-gold bg-card', come: 'border-oak bg-mist' }[verdict.kind];
  return (
    <div className={`verdict rounded-card border-2 p-5 md:p-6 print:mt-2 print:border print:bg-white print:p-2 ${tone}`}>
      <div role="status">
        {/* The keys make React replace the elements, as browsers' translators may have replaced their text. */}
        <h3 key={title} className="text-2xl">
          {title}
        </h3>
        <p key={text} className="mt-1">
          {text}
        </p>
      </div>
      {verdict.kind === 'open' && verdict.answered > 0 && (
        <p key={verdict.answered} className="mt-1 text-quiet print:hidden">
          {w.answered(verdict.answered, questions.length)}
        </p>
      )}
      {verdict.kind === 'call' && (
        <>
          <h4 className="sr-only">{w.whyTitle}</h4>
          <ul className="mt-3 grid list-disc gap-1 ps-6">
            {questions
              .filter(({ id }) => verdict.yes.includes(id))
              .map(({ id, why }) => (
                <li key={id}>{why}</li>
              ))}
          </ul>
          {allClosed && (
            <p className="mt-3 font-semibold">
              {w.closedText} <PageLink to="after-hours">{w.moreClosed}</PageLink>
            </p>
          )}
        </>
      )}
      {verdict.kind === 'come' ? (
        <>
          {now && <NextShots now={now} />}
          <p className="mt-4">{w.changes}</p>
        </>
      ) : (
        <div className="mt-4 print:mt-0">{verdict.kind === 'call' ? <CallButtons /> : <Phones />}</div>
      )}
    </div>
  );
}
