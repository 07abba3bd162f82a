import type { WeekHours } from '#app/content/practice/hours.schema.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { type ClinicMoment, weekdayOf } from './clinic-time.ts';
import { dayGroupName, formatRanges, groupedWeek } from './format.ts';
import { words } from './words.ts';

interface WeekSummaryProps {
  readonly week: WeekHours;
  readonly language: Language;
  /** Marks today's line; undefined where nobody knows the day, as on paper. */
  readonly now?: ClinicMoment;
}

/** The week in a few lines, days with the same hours together. */
export function WeekSummary({ week, language, now }: WeekSummaryProps) {
  const w = wordsIn(words, language);
  const today = now && weekdayOf(now.date);
  return (
    <ul>
      {groupedWeek(week).map((group) => {
        const isToday = today !== undefined && group.days.includes(today);
        return (
          <li key={group.days[0]} className={isToday ? 'font-semibold' : undefined}>
            {isToday && <span className="sr-only">{`${w.today}: `}</span>}
            {`${dayGroupName(group, language)}: ${formatRanges(group.ranges, language, w.closed)}`}
          </li>
        );
      })}
    </ul>
  );
}
