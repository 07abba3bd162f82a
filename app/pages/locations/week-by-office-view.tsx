import type { NowProps } from '#app/parts/hours/now-view.ts';
import type { WeekOwn } from './week-own.ts';
import { DayHeader, Hours } from './week-parts.tsx';
import { dayOfWeek, shownMonday, weekPlan } from './week-plan.ts';

/** Who is at which office: a row per day, a column per office. */
export function WeekByOfficeView({ own: { doctors, texts: w }, offices, closures, language, now }: NowProps<WeekOwn>) {
  const monday = now && shownMonday(now.date);
  const today = now?.date;
  return (
    <div className="table-box">
      <table className="table table-fixed text-base">
        <caption className="sr-only">{w.byOffice}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-[24%] ps-2 sm:w-36">
              {w.day}
            </th>
            {offices.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekPlan(doctors, offices, closures, monday).map((row) => (
            <tr key={row.day} className={monday && dayOfWeek(row.day, monday) === today ? 'bg-card' : undefined}>
              <DayHeader day={row.day} monday={monday} today={today} todayWord={w.today} language={language} />
              {row.offices.map(({ office, visits, reason }) => (
                <td key={office} data-column={offices.find(({ id }) => id === office)?.name}>
                  {reason && (
                    <p className="font-semibold text-gold">
                      {visits.length === 0 && `${w.closed}: `}
                      {reason}
                    </p>
                  )}
                  {visits.length === 0 && !reason && <p className="text-quiet">{w.nobody}</p>}
                  {visits.map(({ id, doctor, speaks, ranges }) => (
                    <div key={id} className="not-first:mt-2">
                      <p className="font-semibold">{doctor}</p>
                      <p className="text-quiet">{speaks}</p>
                      <p>
                        <Hours ranges={ranges} language={language} />
                      </p>
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
