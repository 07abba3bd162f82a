import type { TimeRange } from '#app/content/schema/hours.ts';
import type { Workday } from '#app/content/weekday.ts';
import { DayName } from '#app/parts/hours/day-name.tsx';
import { formatDate, formatRanges } from '#app/parts/hours/format.ts';
import type { Language } from '#app/site/language.ts';
import { dayOfWeek } from './week-plan.ts';

/** Each range on a line of its own, so that no time is torn from its other end. */
export function Hours({ ranges, language }: { readonly ranges: readonly TimeRange[]; readonly language: Language }) {
  return ranges.map((range) => (
    <span key={range.opens} className="block">
      {formatRanges([range], language, '')}
    </span>
  ));
}

interface DayHeaderProps {
  readonly day: Workday;
  /** The Monday of the week shown; undefined without script, when the week is an ordinary one. */
  readonly monday: string | undefined;
  readonly today: string | undefined;
  readonly todayWord: string;
  readonly language: Language;
}

/** A row's day; its date comes with script, on a line that the row has room for anyway. */
export function DayHeader({ day, monday, today, todayWord, language }: DayHeaderProps) {
  const date = monday && dayOfWeek(day, monday);
  return (
    <th scope="row" className="ps-2">
      <DayName day={day} language={language} />
      {date && <span className="block font-normal text-quiet">{formatDate(date, language, { month: 'short', day: 'numeric' })}</span>}
      {date !== undefined && date === today && <span className="tag px-0">{todayWord}</span>}
    </th>
  );
}
