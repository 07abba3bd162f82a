import type { WeekHours } from '#app/content/schema/hours.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { weekdayOf } from './clinic-time.ts';
import { dayGroupName, formatRanges, groupedWeek } from './format.ts';
import { useClinicMoment } from './use-clinic-moment.ts';
import { words } from './words.ts';

/** The week in a few lines, days with the same hours together; today's line is marked once script knows the day. */
export function WeekSummary({ week }: { readonly week: WeekHours }) {
  const w = useWords(words);
  const language = useLanguage();
  const now = useClinicMoment();
  const today = now && weekdayOf(now.date);
  return (
    <ul>
      {groupedWeek(week).map((group) => {
        const isToday = today !== undefined && group.days.includes(today);
        return (
          <li key={group.days[0]} className={isToday ? 'font-semibold' : undefined}>
            {isToday && <span className="sr-only">{w.today}: </span>}
            {dayGroupName(group, language)}: {formatRanges(group.ranges, language, w.closed)}
          </li>
        );
      })}
    </ul>
  );
}
