import { SpokenLanguages } from '#app/parts/physicians/spoken-languages.tsx';
import { words } from '#app/parts/physicians/words.ts';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { DayHeader, Hours, type WeekProps } from './week-parts.tsx';
import { dayOfWeek, weekPlan } from './week-plan.ts';

/** Who is at which office: a row per day, a column per office. */
export function WeekByOffice({ doctors, monday, today }: WeekProps) {
  const w = useWords(words);
  const { offices, closures } = useFrame();
  return (
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
            <DayHeader day={row.day} monday={monday} today={today} />
            {row.offices.map(({ office, visits, reason }) => (
              <td key={office}>
                {reason && (
                  <p className="font-semibold text-gold">
                    {visits.length === 0 && `${w.closed}: `}
                    {reason}
                  </p>
                )}
                {visits.length === 0 && !reason && <p className="text-quiet">{w.nobody}</p>}
                {visits.map(({ id, doctor, languagesSpoken, ranges }) => (
                  <div key={id} className="not-first:mt-2">
                    <p className="font-semibold">{doctor}</p>
                    <p className="text-quiet">
                      <SpokenLanguages languages={languagesSpoken} />
                    </p>
                    <p>
                      <Hours ranges={ranges} />
                    </p>
                  </div>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
