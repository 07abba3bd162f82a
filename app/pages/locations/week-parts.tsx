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
  /** The Monday of the week shown; undefined without script, when the week is an ordinary one. */
  readonly monday: string | undefined;
  readonly today: string | undefined;
  readonly texts: WeekOwn['texts'];
  readonly language: Language;
  readonly children: React.ReactNode;
}

/** A day's row, marked where it is today; its date comes with script, on a line that the row has room for anyway. */
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

/** Somebody at an office on a day. */
interface Stay {
  readonly key: string;
  /** Who is there, or where. */
  readonly name: string;
  readonly note?: string;
  readonly ranges: readonly TimeRange[];
}

interface DayCellProps {
  /** What the column is called, for narrow windows, in which it has no head. */
  readonly column?: string | undefined;
  readonly stays: readonly Stay[];
  /** Why this is no ordinary day. */
  readonly reasons: readonly string[];
  /** Said of an ordinary day on which nobody is there. */
  readonly none: string;
  readonly texts: WeekOwn['texts'];
  readonly language: Language;
}

/** Who is where on a day, no time torn from its other end. */
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
