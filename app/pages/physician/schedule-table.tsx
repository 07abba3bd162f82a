import type { Physician } from '#app/content/physicians/physician.schema.ts';
import { nextDate, weekdayOf } from '#app/parts/hours/clinic-time.ts';
import { closuresOn } from '#app/parts/hours/day-hours.ts';
import { formatDate, weekdayTitle } from '#app/parts/hours/format.ts';
import { Ranges } from '#app/parts/hours/ranges.tsx';
import { useClinicDays } from '#app/parts/hours/use-clinic-days.ts';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import { scheduleRows } from '#app/parts/physicians/schedule-rows.ts';
import { scheduleWords } from '#app/parts/physicians/schedule-words.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';

interface ScheduleTableProps {
  readonly schedule: Physician['schedule'];
  readonly id: string;
  /** With title: "Dr. Elena Márquez". */
  readonly doctor: string;
}

/** A doctor's typical week: day, office, hours; with JavaScript it marks today, and strikes out hours that a closure changes. */
export function ScheduleTable({ id, schedule, doctor }: ScheduleTableProps) {
  const w = useWords(scheduleWords);
  const language = useLanguage();
  const { offices, closures } = useClinicDays();
  const now = useClinicMoment();
  const today = now && weekdayOf(now.date);
  const officeName = (id: string) => offices.find((office) => office.id === id)?.name ?? id;
  return (
    <div className="table-box">
      <table className="table max-w-3xl">
        <caption className="sr-only">{w.scheduleOf(doctor)}</caption>
        <thead>
          <tr>
            <th scope="col" className="ps-3!">
              {w.day}
            </th>
            <th scope="col">{w.officeAndHours}</th>
          </tr>
        </thead>
        <tbody>
          {scheduleRows(schedule).map(({ day, stays }) => {
            const date = now && nextDate(day, now.date);
            const reason =
              date &&
              [id, ...stays.map(({ location }) => location)].flatMap((place) => closuresOn(date, place, 'clinic', closures))[0]?.reason;
            return (
              <tr key={day} className={day === today ? 'bg-card' : undefined}>
                <th scope="row" className="ps-3!">
                  {weekdayTitle(day, language)}
                  {day === today && <span className="block text-oak">{w.today}</span>}
                </th>
                <td>
                  {stays.length === 0 && <span className="text-quiet">{w.off}</span>}
                  {reason && (
                    <strong className="block text-gold">
                      {w.otherHours(formatDate(date, language, { month: 'short', day: 'numeric' }), reason)}
                    </strong>
                  )}
                  {/* The office is above its hours if both do not fit. */}
                  {stays.map(({ location, ranges }) => (
                    <span key={`${location} ${ranges[0]?.opens}`} className="not-first:mt-2 flex flex-wrap gap-x-4">
                      <span className="basis-44 font-semibold">{officeName(location)}</span>{' '}
                      <Ranges ranges={ranges} language={language} struck={reason !== undefined} />
                    </span>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
