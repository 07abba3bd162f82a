import { scheduleRows } from '#app/parts/physicians/schedule-rows.ts';
import { SpokenLanguages } from '#app/parts/physicians/spoken-languages.tsx';
import { words } from '#app/parts/physicians/words.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { DayHeader, Hours, type WeekProps } from './week-parts.tsx';
import { dayOfWeek, reasonOn, scheduleInWeek } from './week-plan.ts';

/** Where each doctor is: a table per doctor, a row per day. */
export function WeekByDoctor({ doctors, monday, today }: WeekProps) {
  const w = useWords(words);
  const { offices, closures } = useFrame();
  const nameOf = (office: string) => offices.find(({ id }) => id === office)?.name ?? office;
  return (
    <div className="grid gap-8 grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]">
      {doctors.map(({ id, doctor, languagesSpoken, schedule }) => (
        <div key={id}>
          <h3 className="mb-2 text-xl">
            <PageLink to={`physician/${id}`}>{doctor}</PageLink>
          </h3>
          <p className="mb-2 text-base text-quiet">
            <SpokenLanguages languages={languagesSpoken} />
          </p>
          <table className="table text-base">
            <caption className="sr-only">{w.scheduleOf(doctor)}</caption>
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
                    <DayHeader day={day} monday={monday} today={today} />
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
                            <Hours ranges={ranges} />
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
      ))}
    </div>
  );
}
