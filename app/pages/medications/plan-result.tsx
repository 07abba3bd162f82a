import { formatDate } from '#app/parts/hours/format.ts';
import type { ListedClass } from '#app/parts/medicines/listed-medication.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import type { Language } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { PlanDates, PlannedMedication } from './plan-dates.ts';
import { PlannedName } from './planned-name.tsx';
import { plannerWords } from './planner-words.ts';
import type { StopState } from './stop-dates.ts';

/** Formats "Wednesday, December 2", with the year if it is another. */
export function dayInWords(day: string, today: string, language: Language): string {
  const otherYear = day.slice(0, 4) !== today.slice(0, 4);
  return formatDate(day, language, { weekday: 'long', month: 'long', day: 'numeric', ...(otherYear ? { year: 'numeric' } : {}) });
}

const looks: Readonly<Record<StopState | 'test', { icon: 'calendar' | 'clock' | 'warning' | 'allergy-testing'; colour: string }>> = {
  ahead: { icon: 'calendar', colour: 'border-oak' },
  today: { icon: 'clock', colour: 'border-gold' },
  late: { icon: 'warning', colour: 'border-alarm' },
  test: { icon: 'allergy-testing', colour: 'border-bluebonnet' },
};

interface PlanResultProps {
  readonly testDay: string;
  readonly today: string;
  readonly dates: PlanDates['stops'];
  /** Shown instead of every medicine if the visitor chose none. */
  readonly classes?: readonly ListedClass[];
}

/** Returns the classes of some medicines, in the page's order. */
function classNames(medications: readonly PlannedMedication[], classes: readonly ListedClass[]): string[] {
  return classes.filter(({ id }) => medications.some((one) => one.class === id)).map(({ name }) => name);
}

/** The visitor's dates in order: which last doses to take when, then the test. */
export function PlanResult({ testDay, today, dates, classes }: PlanResultProps) {
  const w = useWords(plannerWords);
  const language = useLanguage();
  const inWords = (day: string) => dayInWords(day, today, language);
  const lateText = { ahead: w.lastDose, today: w.lastDoseToday, late: w.tooLate };
  return (
    <>
      <h3 className="text-2xl print:text-[12pt]">{w.planTitle(inWords(testDay))}</h3>
      {testDay === today && <p className="mt-2 font-semibold text-alarm">{w.testToday}</p>}
      <ol className="mt-5 grid gap-4 print:mt-1 print:gap-1">
        {dates.map(({ lastDose, days, state, medications }) => (
          <li key={days} className={`card border-s-4 p-5 print:px-1.5 print:py-0.5 ${looks[state].colour}`}>
            <h4 className="flex items-start gap-2 text-xl print:text-[10pt]">
              <Icon name={looks[state].icon} className="icon mt-0.5" />
              {lateText[state](inWords(lastDose))}
            </h4>
            {state !== 'late' && <p className="text-quiet print:leading-none">{w.fullDays(days)}</p>}
            <ul className="mt-2 text-base print:mt-0 print:text-[9pt] print:leading-tight">
              {classes
                ? classNames(medications, classes).map((name) => <li key={name}>{name}</li>)
                : medications.map((medication) => (
                    <li key={`${medication.id} ${medication.shownName}`} className="mb-1 break-inside-avoid print:mb-0">
                      <PlannedName medication={medication} />
                    </li>
                  ))}
            </ul>
            {state === 'late' && (
              <>
                <p className="mt-3 font-semibold">{w.tooLateText}</p>
                <OfficePhones />
              </>
            )}
          </li>
        ))}
        <li className={`card border-s-4 p-5 print:px-1.5 print:py-0.5 ${looks.test.colour}`}>
          <h4 className="flex items-start gap-2 text-xl print:text-[10pt]">
            <Icon name={looks.test.icon} className="icon mt-0.5" />
            {w.testOn(inWords(testDay))}
          </h4>
        </li>
      </ol>
      <div className="mt-5 print:mt-2 print:*:py-1">
        <Notice icon="speech">
          <p className="print:text-[9pt]">{w.caution}</p>
        </Notice>
      </div>
    </>
  );
}
