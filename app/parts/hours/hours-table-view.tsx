import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import { workdays } from '#app/content/practice/weekday.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { weekdayOf } from './clinic-time.ts';
import { closuresOn, ordinaryWeek, rangesOn } from './day-hours.ts';
import { DayName } from './day-name.tsx';
import { formatRanges } from './format.ts';
import type { NowProps } from './now-view.ts';
import { words } from './words.ts';

/** Each range on a line of its own, so that no time is torn from its other end. */
function Ranges({ ranges, language }: { readonly ranges: readonly TimeRange[]; readonly language: Language }) {
  const { closed } = wordsIn(words, language);
  if (ranges.length === 0) return closed;
  return ranges.map((range) => (
    <span key={range.opens} className="block">
      {formatRanges([range], language, closed)}
    </span>
  ));
}

/** Office and shot hours of an ordinary week, day by day; once script knows it, today is marked and has the hours of today. */
export function HoursTableView({ own, offices, closures, language, now }: NowProps<{ readonly office: string }>) {
  const w = wordsIn(words, language);
  const office = offices.find(({ id }) => id === own.office);
  if (!office) return null;
  const today = now && weekdayOf(now.date);
  // The shot room's closures are those of the clinic and its own.
  const reason = now && closuresOn(now.date, office.id, 'shots', closures)[0]?.reason;
  const week = { clinic: ordinaryWeek(office, 'clinic'), shots: ordinaryWeek(office, 'shots') };
  const todays = now && { clinic: rangesOn(now.date, office, 'clinic', closures), shots: rangesOn(now.date, office, 'shots', closures) };
  return (
    // A table may scroll by itself where a phone is too narrow for it; the keyboard must be able to do so as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    // biome-ignore lint/a11y/useSemanticElements: a group, no landmark: two tables on one page would crowd the list of landmarks.
    <div role="group" className="table-box overflow-x-auto" aria-label={w.weekAt(office.name)} tabIndex={0}>
      <table className="table text-base">
        <thead>
          <tr>
            <th scope="col">{w.day}</th>
            <th scope="col">{w.office}</th>
            <th scope="col">{w.shots}</th>
          </tr>
        </thead>
        <tbody>
          {workdays.map((day) => (
            <tr key={day} className={day === today ? 'bg-mist' : undefined}>
              <th scope="row" className="ps-2">
                <DayName day={day} language={language} />
                {day === today && <span className="tag max-sm:block max-sm:w-fit max-sm:px-0 sm:ms-2">{w.today}</span>}
                {day === today && reason && <span className="block font-normal text-quiet">{reason}</span>}
              </th>
              <td data-column={w.office}>
                <Ranges ranges={day === today && todays ? todays.clinic : week.clinic[day]} language={language} />
              </td>
              <td data-column={w.shots}>
                <Ranges ranges={day === today && todays ? todays.shots : week.shots[day]} language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
