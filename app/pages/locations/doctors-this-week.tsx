import type { Workday } from '#app/content/weekday.ts';
import { weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import { words } from '#app/parts/physicians/words.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { WeekByDoctor } from './week-by-doctor.tsx';
import { WeekByOffice } from './week-by-office.tsx';
import type { WeekProps } from './week-parts.tsx';
import { dayOfWeek, shownMonday } from './week-plan.ts';

/** The three doctors over the two offices, this week with its closures; the ordinary week where no script knows the day. */
export function DoctorsThisWeek({ doctors }: Pick<WeekProps, 'doctors'>) {
  const w = useWords(words);
  const language = useLanguage();
  const today = useClinicMoment()?.date;
  const monday = today && shownMonday(today);
  const isNext = monday !== undefined && today !== undefined && ['saturday', 'sunday'].includes(weekdayOf(today));
  const dates = (day: Workday) => formatDate(dayOfWeek(day, monday ?? ''), language);
  const which = monday && (isNext ? w.nextWeekOf : w.weekOf)(dates('monday'), dates('friday'));
  const week = { doctors, monday, today };
  return (
    <>
      <div className="grid">
        <p className={`col-start-1 row-start-1 ${which ? 'invisible' : ''}`} aria-hidden={which ? true : undefined}>
          {w.ordinaryWeek}
        </p>
        {which && (
          <p key={which} className="col-start-1 row-start-1 font-semibold">
            {which}
          </p>
        )}
      </div>
      <div className="mt-4">
        <WeekByOffice {...week} />
      </div>
      <details className="mt-6">
        <summary className="min-h-11 py-2 text-xl font-semibold">{w.byDoctor}</summary>
        <div className="mt-3">
          <WeekByDoctor {...week} />
        </div>
      </details>
    </>
  );
}
