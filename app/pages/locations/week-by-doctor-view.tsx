import type { NowProps } from '#app/parts/hours/now-view.ts';
import { scheduleRows } from '#app/parts/physicians/schedule-rows.ts';
import type { WeekOwn } from './week-own.ts';
import { DayCell, DayRow } from './week-parts.tsx';
import { reasonsOn, scheduleInWeek, shownMonday } from './week-plan.ts';

/** Where each doctor is: a table per doctor, a row per day. */
export function WeekByDoctorView({ own: { doctors, texts: w }, offices, closures, language, now }: NowProps<WeekOwn>) {
  const monday = now && shownMonday(now, { offices, closures });
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
                {scheduleRows(scheduleInWeek(schedule, { offices, closures }, monday, id)).map(({ day, stays }) => (
                  <DayRow key={day} day={day} monday={monday} today={now?.date} texts={w} language={language}>
                    <DayCell
                      stays={stays.map(({ location, ranges }) => ({
                        key: `${location} ${ranges[0]?.opens}`,
                        name: nameOf(location),
                        ranges,
                      }))}
                      reasons={reasonsOn(
                        day,
                        schedule[day].map(({ location }) => location),
                        closures,
                        monday,
                      )}
                      none={w.off}
                      texts={w}
                      language={language}
                    />
                  </DayRow>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      ))}
    </div>
  );
}
