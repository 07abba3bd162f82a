import { OfficeStatus } from '#app/parts/hours/office-status.tsx';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import type { DoctorWeek } from '#app/parts/physicians/doctor-weeks.server.ts';
import { doctorsOn } from '#app/parts/physicians/in-today.ts';
import { SpokenLanguages } from '#app/parts/physicians/spoken-languages.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';

interface TodayCardProps {
  readonly doctors: readonly DoctorWeek[];
  /** The twelve months in order, with what is in their air in words. */
  readonly months: readonly { readonly month: number; readonly words: string }[];
}

/**
 * What those who know us come for: whether each office and its shot room are open, who is in and in which languages, the
 * air. Without script it is the plain hours of the week, which are true on any day.
 */
export function TodayCard({ doctors, months }: TodayCardProps) {
  const w = useWords(words);
  const hours = useWords(hoursWords);
  const { offices, closures } = useFrame();
  const date = useClinicMoment()?.date;
  const air = months.find(({ month }) => date && month === Number(date.slice(5, 7)));
  const longest = months.reduce((most, { words: said }) => (said.length > most.length ? said : most), '');
  return (
    <section aria-labelledby="today" className="today-card print:hidden">
      <h2 id="today" key={date} className="text-2xl">
        {date ? hours.today : w.ourHours}
      </h2>
      <div className="mt-3 grid gap-4">
        {offices.map((office) => {
          const present = date ? doctorsOn(date, office.id, doctors, closures) : [];
          return (
            <div key={office.id} className="border-t border-line pt-3">
              <h3 className="text-xl">{office.name}</h3>
              <OfficeStatus office={office} closures={closures}>
                {present.length > 0 && (
                  <p className="mt-1">
                    <span className="font-semibold">{w.inToday} </span>
                    {present.map(({ id, doctor, languagesSpoken }, place) => (
                      <span key={id}>
                        {place > 0 && ' · '}
                        <PageLink to={`physician/${id}`}>{doctor}</PageLink> (<SpokenLanguages languages={languagesSpoken} />)
                      </span>
                    ))}
                  </p>
                )}
              </OfficeStatus>
            </div>
          );
        })}
      </div>
      {/* Room for the fullest month, so that nothing moves when the page learns which one it is. */}
      <p className={`mt-3 grid border-t border-line pt-3 text-base ${air ? '' : 'invisible plain:hidden'}`}>
        <span aria-hidden="true" className="invisible col-start-1 row-start-1">
          {w.air} {longest}.
        </span>
        {air && (
          <span className="col-start-1 row-start-1">
            <span className="font-semibold">{w.air} </span>
            {air.words}.
          </span>
        )}
      </p>
    </section>
  );
}
