import { workdays } from '#app/content/weekday.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { weekdayOf } from './clinic-time.ts';
import type { OfficeHours } from './day-hours.ts';
import { formatRanges, weekdayName } from './format.ts';
import { useClinicMoment } from './use-clinic-moment.ts';
import { words } from './words.ts';

interface HoursTableProps {
  readonly office: OfficeHours & { readonly name: string };
}

/** Office and shot hours of an ordinary week, day by day, today marked once script knows it. */
export function HoursTable({ office }: HoursTableProps) {
  const w = useWords(words);
  const language = useLanguage();
  const now = useClinicMoment();
  const today = now && weekdayOf(now.date);
  return (
    <table className="table text-base">
      <caption className="sr-only">{w.weekAt(office.name)}</caption>
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
              {weekdayName(day, language)}
              {day === today && <span className="ms-2 tag">{w.today}</span>}
            </th>
            <td>{formatRanges(office.clinicHours[day], language, w.closed)}</td>
            <td>{formatRanges(office.shotHours[day], language, w.closed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
