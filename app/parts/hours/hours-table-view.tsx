import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { changeText } from './change-text.ts';
import { weekdayOf } from './clinic-time.ts';
import { DayNames } from './day-name.tsx';
import { LaterHoursLines } from './later-hours-lines.tsx';
import type { NowProps } from './now-view.ts';
import { Ranges } from './ranges.tsx';
import { tableWords } from './table-words.ts';
import { weekRows } from './week-rows.ts';
import { weekWords } from './week-words.ts';
import { words } from './words.ts';

interface DayHoursProps {
  readonly clinic: readonly TimeRange[];
  readonly shots: readonly TimeRange[];
  readonly language: Language;
}

/** Draws the hours of a row: the office's, and the shots' in a second line. */
function DayHours({ clinic, shots, language }: DayHoursProps) {
  const w = wordsIn(words, language);
  if (clinic.length === 0) return <span className="text-quiet">{w.closed}</span>;
  return (
    <>
      <Ranges ranges={clinic} language={language} />
      {shots.length > 0 && (
        <span className="block text-quiet">
          <span className="sr-only">. </span>
          {wordsIn(weekWords, language).shots} <Ranges ranges={shots} language={language} />
        </span>
      )}
    </>
  );
}

/**
 * Draws office and shot hours of a week, days of the same hours together, closed days in words; once script knows the day, today is marked,
 * and hours that do not apply on their next date are struck out, with those that do.
 */
export function HoursTableView({ own, offices, closures, language, now }: NowProps<{ readonly office: string }>) {
  const w = wordsIn(words, language);
  const table = wordsIn(tableWords, language);
  const office = offices.find(({ id }) => id === own.office);
  if (!office) return null;
  const today = now && weekdayOf(now.date);
  return (
    // On a phone that is too narrow the table scrolls by itself; the keyboard must be able to do so as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    // biome-ignore lint/a11y/useSemanticElements: a group, no landmark: two tables on one page would crowd the list of landmarks.
    <div role="group" className="table-box overflow-x-auto" aria-label={table.weekAt(office.name)} tabIndex={0}>
      <table className="table text-base">
        <thead className="sr-only">
          <tr>
            <th scope="col">{table.day}</th>
            <th scope="col">{table.hours}</th>
          </tr>
        </thead>
        <tbody>
          {weekRows(office, closures, now?.date).map(({ days, change, ...hours }) => {
            const isToday = today !== undefined && days.includes(today);
            return (
              <tr key={days[0]} className={isToday ? 'bg-mist' : undefined}>
                <th scope="row" className="w-[30%] ps-2!">
                  <DayNames days={days} language={language} />
                  {isToday && <span className="block text-oak print:hidden">{w.today}</span>}
                </th>
                <td>
                  {change ? (
                    <>
                      <strong className="block text-gold">{changeText(change, language)}</strong>
                      {change.clinic.length > 0 && <DayHours clinic={change.clinic} shots={change.shots} language={language} />}
                      <span className="block text-quiet">
                        <Ranges ranges={hours.clinic} language={language} struck />
                      </span>
                    </>
                  ) : (
                    <DayHours {...hours} language={language} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <LaterHoursLines office={office} kind="clinic" today={now?.date} />
      <LaterHoursLines office={office} kind="shots" today={now?.date} of={`${wordsIn(weekWords, language).shots}.`} />
    </div>
  );
}
