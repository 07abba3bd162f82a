import { type Language, wordsIn } from '#app/site/language.ts';
import { changeText } from './change-text.ts';
import { type ClinicMoment, weekdayOf } from './clinic-time.ts';
import type { ShownClosure } from './day-hours.ts';
import { dayGroupName } from './format.ts';
import { LaterHoursLines } from './later-hours-lines.tsx';
import { Ranges } from './ranges.tsx';
import { weekRows } from './week-rows.ts';
import type { ChangingOffice } from './week-text.ts';
import { words } from './words.ts';

interface WeekSummaryProps {
  readonly office: ChangingOffice;
  readonly closures: readonly ShownClosure[];
  readonly language: Language;
  /** Marks today's line and the coming closed days; undefined if the day is unknown, as on paper. */
  readonly now?: ClinicMoment | undefined;
}

/** Draws the office's week in a few lines, days with the same hours together. */
export function WeekSummary({ office, closures, language, now }: WeekSummaryProps) {
  const w = wordsIn(words, language);
  const today = now && weekdayOf(now.date);
  return (
    <>
      <ul>
        {weekRows(office, closures, now?.date).map(({ days, clinic, change }) => {
          const isToday = today !== undefined && days.includes(today);
          return (
            <li key={days[0]} className={isToday ? 'font-semibold' : undefined}>
              {isToday && <span className="sr-only">{`${w.today}: `}</span>}
              {`${dayGroupName({ days }, language)}: `}
              {change && `${changeText(change, language)} `}
              {change ? <Ranges ranges={change.clinic} language={language} /> : <Ranges ranges={clinic} language={language} />}
              {clinic.length === 0 && w.closed}
            </li>
          );
        })}
      </ul>
      <LaterHoursLines office={office} kind="clinic" today={now?.date} />
    </>
  );
}
