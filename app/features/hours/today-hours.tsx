import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { type OfficeHours, rangesOn, type ShownClosure } from './day-hours.ts';
import { formatRanges } from './format.ts';
import { useClinicMoment } from './use-clinic-moment.ts';
import { WeekSummary } from './week-summary.tsx';
import { words } from './words.ts';

interface TodayHoursProps {
  readonly office: OfficeHours;
  readonly closures: readonly ShownClosure[];
}

/** Today's office hours, closures applied; the week where no script tells which day it is. */
export function TodayHours({ office, closures }: TodayHoursProps) {
  const w = useWords(words);
  const language = useLanguage();
  const now = useClinicMoment();
  return (
    <div className="mt-1">
      <WeekSummary week={office.clinicHours} />
      {now && (
        <p key={now.date} className="mt-1 font-semibold">
          {w.today}: {formatRanges(rangesOn(now.date, office, 'clinic', closures), language, w.closed)}
        </p>
      )}
    </div>
  );
}
