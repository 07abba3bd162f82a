import type { NowProps } from '#app/parts/hours/now-view.ts';
import { scheduleRows } from '#app/parts/physicians/schedule-rows.ts';
import type { WeekOwn } from './week-own.ts';
import { DayHeader, Hours } from './week-parts.tsx';
import { dayOfWeek, reasonOn, scheduleInWeek, shownMonday } from './week-plan.ts';

/** Where each doctor is: a table per doctor, a row per day. */
export function WeekByDoctorView({ own: { doctors, texts: w }, offices, closures, language, now }: NowProps<WeekOwn>) {
  const monday = now && shownMonday(now.date);
  const today = now?.date;
  const nameOf = (office: string) => offices.find(({ id }) => id === office)?.name ?? office;
  return (
    <div className="grid gap-8 grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]">
      {doctors.map(({ id, doctor, path, speaks, caption, schedule }) => (
        <div key={id}>
          <h3 className="mb-2 text-xl">
            <a href={path}>{doctor}</a>
          </h3>
          <p className="mb-2 text-base text-quiet">{speaks}</p>
          <div className="table-box">
            <table className="table text-base">
              <caption className="sr-only">{caption}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{w.day}</th>
                  <th scope="col">{w.officeAndHours}</th>
                </tr>
              </thead>
              <tbody>
                {scheduleRows(scheduleInWeek(schedule, closures, monday)).map(({ day, stays }) => {
                  const reasons = new Set(schedule[day].map(({ location }) => reasonOn(day, location, closures, monday)).filter(Boolean));
                  return (
                    <tr key={day} className={monday && dayOfWeek(day, monday) === today ? 'bg-card' : undefined}>
                      <DayHeader day={day} monday={monday} today={today} todayWord={w.today} language={language} />
                      <td>
                        {[...reasons].map((reason) => (
                          <p key={reason} className="font-semibold text-gold">
                            {stays.length === 0 && `${w.closed}: `}
                            {reason}
                          </p>
                        ))}
                        {stays.length === 0 && reasons.size === 0 && <p className="text-quiet">{w.off}</p>}
                        {stays.map(({ location, ranges }) => (
                          <div key={`${location} ${ranges[0]?.opens}`} className="not-first:mt-2">
                            <p className="font-semibold">{nameOf(location)}</p>
                            <p>
                              <Hours ranges={ranges} language={language} />
                            </p>
                          </div>
                        ))}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </div>
      ))}
    </div>
  );
}
