import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { type OfficeHours, ordinaryWeek, rangesOn, type ShownClosure } from './day-hours.ts';
import { formatRanges } from './format.ts';
import { officeNow } from './office-now.ts';
import { shotLines, stateText } from './state-text.ts';
import { useClinicMoment } from './use-clinic-moment.ts';
import { WeekSummary } from './week-summary.tsx';
import { words } from './words.ts';

interface TodayHoursProps {
  readonly office: OfficeHours;
  readonly closures: readonly ShownClosure[];
}

/** Today's office hours with closures, and in short whether office and shot room are open, with the last shot; the week where no script tells the day. */
export function TodayHours({ office, closures }: TodayHoursProps) {
  const w = useWords(words);
  const language = useLanguage();
  const now = useClinicMoment();
  const at = now && officeNow(now, office, closures);
  const short = { open: w.openNow, break: w.lunchNow };
  const state = at && (at.clinic.state === 'closed' ? stateText(at.clinic, 'clinic', w, language) : short[at.clinic.state]);
  const shots = at && shotLines(at.shots, at.last, w, language);
  return (
    <div className="mt-1">
      <WeekSummary week={ordinaryWeek(office, 'clinic')} />
      {now && (
        <p key={now.date} className="mt-1 font-semibold">
          {w.today}: {formatRanges(rangesOn(now.date, office, 'clinic', closures), language, w.closed)}
        </p>
      )}
      {shots && (
        <p key={`${state} ${shots.state}`}>
          {state} · {shots.state}
        </p>
      )}
      {shots?.last && <p key={shots.last}>{shots.last}</p>}
    </div>
  );
}
