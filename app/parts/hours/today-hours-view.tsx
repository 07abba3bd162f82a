import { wordsIn } from '#app/site/language.ts';
import { rangesOn } from './day-hours.ts';
import type { NowProps } from './now-view.ts';
import { officeNow } from './office-now.ts';
import { Ranges } from './ranges.tsx';
import { stateText } from './state-text.ts';
import { WeekSummary } from './week-summary.tsx';
import { words } from './words.ts';

/**
 * Draws whether office and shot room are open now, and today's office hours with closures: on phones in place of the week, which they show
 * only without script, elsewhere in the week's marked line.
 */
export function TodayHoursView({ own, offices, closures, language, now }: NowProps<{ readonly office: string }>) {
  const w = wordsIn(words, language);
  const office = offices.find(({ id }) => id === own.office);
  if (!office) return null;
  const at = now && officeNow(now, office, closures);
  const ranges = now ? rangesOn(now.date, office, 'clinic', closures) : [];
  const short = { open: w.openNow, break: w.lunchNow };
  const state = at && (at.clinic.state === 'closed' ? stateText(at.clinic, 'clinic', w, language) : short[at.clinic.state]);
  const shots = at && stateText(at.shots, 'shots', w, language);
  return (
    <div className="mt-1">
      {now && (
        <>
          <p className="font-semibold md:sr-only">
            {`${w.today}: `}
            {ranges.length > 0 ? <Ranges ranges={ranges} language={language} /> : w.closed}
          </p>
          <p>
            {state} · {shots}
          </p>
        </>
      )}
      <div className={now ? 'max-md:hidden' : undefined}>
        <WeekSummary office={office} closures={closures} language={language} now={now} />
      </div>
    </div>
  );
}
