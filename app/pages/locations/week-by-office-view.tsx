import type { NowProps } from '#app/parts/hours/now-view.ts';
import type { WeekOwn } from './week-own.ts';
import { DayCell, DayRow } from './week-parts.tsx';
import { shownMonday, weekPlan } from './week-plan.ts';

/** Who is at which office: a row per day, a column per office. */
export function WeekByOfficeView({ own: { doctors, texts: w }, offices, closures, language, now }: NowProps<WeekOwn>) {
  const monday = now && shownMonday(now, { offices, closures });
  return (
    // Narrower than 15em of this font size, as on phones, each day is a paragraph (app/styles/tables.css).
    <div className="table-box text-[1.75rem]">
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
            <DayRow key={row.day} day={row.day} monday={monday} today={now?.date} texts={w} language={language}>
              {row.offices.map(({ office, visits, reasons }) => (
                <DayCell
                  key={office}
                  column={offices.find(({ id }) => id === office)?.name}
                  stays={visits.map(({ id, doctor, speaks, ranges }) => ({ key: id, name: doctor, note: speaks, ranges }))}
                  reasons={reasons}
                  none={w.nobody}
                  texts={w}
                  language={language}
                />
              ))}
            </DayRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}
