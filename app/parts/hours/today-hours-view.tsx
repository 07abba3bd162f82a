import { wordsIn } from '#app/site/language.ts';
import { ordinaryWeek, rangesOn } from './day-hours.ts';
import { formatRanges } from './format.ts';
import type { NowProps } from './now-view.ts';
import { officeNow } from './office-now.ts';
import { shotLines, stateText } from './state-text.ts';
import { WeekSummary } from './week-summary.tsx';
import { words } from './words.ts';

/** Today's office hours with closures, and in short whether office and shot room are open, with the last shot; the week where no script tells the day. */
export function TodayHoursView({ own, offices, closures, language, now }: NowProps<{ readonly office: string }>) {
  const w = wordsIn(words, language);
  const office = offices.find(({ id }) => id === own.office);
  if (!office) return null;
  const at = now && officeNow(now, office, closures);
  const short = { open: w.openNow, break: w.lunchNow };
  const state = at && (at.clinic.state === 'closed' ? stateText(at.clinic, 'clinic', w, language) : short[at.clinic.state]);
  const shots = at && shotLines(at.shots, at.last, w, language);
  return (
    <div className="mt-1">
      <WeekSummary week={ordinaryWeek(office, 'clinic')} language={language} now={now} />
      {now && (
        <p className="mt-1 font-semibold">
          {`${w.today}: ${formatRanges(rangesOn(now.date, office, 'clinic', closures), language, w.closed)}`}
        </p>
      )}
      {shots && (
        <p>
          {state} · {shots.state}
        </p>
      )}
      {shots?.last && <p>{shots.last}</p>}
    </div>
  );
}
