import type { TimeRange } from '#app/content/practice/hours.schema.ts';
import type { Workday } from '#app/content/practice/weekday.ts';
import { DayNames } from '#app/parts/hours/day-name.tsx';
import { formatDate } from '#app/parts/hours/format.ts';
import { Ranges } from '#app/parts/hours/ranges.tsx';
import type { Language } from '#app/site/language.ts';
import type { WeekOwn } from './week-own.ts';
import { dayOfWeek } from './week-plan.ts';

interface DayRowProps {
  readonly day: Workday;
  /** The Monday of the week shown; undefined without JavaScript, for a typical week. */
  readonly monday: string | undefined;
  readonly today: string | undefined;
  readonly texts: WeekOwn['texts'];
  readonly language: Language;
  readonly children: React.ReactNode;
}

/** A day's row, marked if it is today; JavaScript adds its date, for which the row has room. */
export function DayRow({ day, monday, today, texts, language, children }: DayRowProps) {
  const date = monday && dayOfWeek(day, monday);
  const isToday = date !== undefined && date === today;
  return (
    <tr className={isToday ? 'bg-card print:bg-transparent' : undefined}>
      <th scope="row" className="ps-2">
        <DayNames days={[day]} language={language} />{' '}
        {date && (
          <span className="font-normal text-quiet not-print:sm:block">
            {formatDate(date, language, { month: 'short', day: 'numeric' })}
          </span>
        )}{' '}
        {isToday && <span className="text-oak print:hidden">{texts.today}</span>}
      </th>
      {children}
    </tr>
  );
}

/** A person at an office on a day. */
interface Stay {
  readonly key: string;
  /** Doctor or office. */
  readonly name: string;
  readonly note?: string;
  readonly ranges: readonly TimeRange[];
}

interface DayCellProps {
  /** The column's name, for narrow windows, where the table has no heads. */
  readonly column?: string | undefined;
  readonly stays: readonly Stay[];
  /** Why the day is different. */
  readonly reasons: readonly string[];
  /** Shown on a typical day when nobody is there. */
  readonly none: string;
  readonly texts: WeekOwn['texts'];
  readonly language: Language;
}

/** Who is where on a day; no time breaks across lines. */
export function DayCell({ column, stays, reasons, none, texts, language }: DayCellProps) {
  return (
    <td data-column={column}>
      {reasons.map((reason) => (
        <p key={reason} className="font-semibold text-gold">
          {stays.length === 0 && `${texts.closed}: `}
          {reason}
        </p>
      ))}
      {stays.length === 0 && reasons.length === 0 && <p className="text-quiet">{none}</p>}
      {stays.map(({ key, name, note, ranges }) => (
        <p key={key} className="not-print:sm:not-first:mt-2">
          <span className="font-semibold not-print:sm:block">{name}</span>{' '}
          {note && <span className="sr-only text-quiet not-print:sm:not-sr-only not-print:sm:block">{note}</span>}{' '}
          <Ranges ranges={ranges} language={language} />
        </p>
      ))}
    </td>
  );
}
