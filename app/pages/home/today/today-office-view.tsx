import type { NowProps } from '#app/parts/hours/now-view.ts';
import { officeNow } from '#app/parts/hours/office-now.ts';
import { stateText } from '#app/parts/hours/state-text.ts';
import { WeekSummary } from '#app/parts/hours/week-summary.tsx';
import { weekText } from '#app/parts/hours/week-text.ts';
import { weekWords } from '#app/parts/hours/week-words.ts';
import { words } from '#app/parts/hours/words.ts';
import { wordsIn } from '#app/site/language.ts';

/** An office now, in two lines: open until, shots until, and the reason if closed; the week on paper and without JavaScript. */
export function TodayOfficeView({ own, offices, closures, language, now }: NowProps<{ readonly office: string }>) {
  const w = wordsIn(words, language);
  const office = offices.find(({ id }) => id === own.office);
  if (!office) return null;
  const at = now && officeNow(now, office, closures);
  const clinic = at && stateText(at.clinic, 'clinic', w, language);
  const shots = at && stateText(at.shots, 'shots', w, language);
  return (
    <>
      <div className="today-now" key={`${clinic} ${shots} ${at?.reason}`}>
        {at && (
          <>
            <p className={`today-state ${at.clinic.state === 'open' ? 'text-oak' : 'text-gold'}`}>
              <span aria-hidden="true" className={`today-dot ${at.clinic.state === 'open' ? 'bg-current' : ''}`} />
              {clinic}
            </p>
            <p className="text-base">{shots}</p>
            {at.reason && <p className="text-base text-quiet">{at.reason}</p>}
          </>
        )}
      </div>
      <div className="hidden text-base plain:block print:block">
        <WeekSummary office={office} closures={closures} language={language} />
        <p>{wordsIn(weekWords, language).shotsIn(weekText(office, 'shots', language))}</p>
      </div>
    </>
  );
}
