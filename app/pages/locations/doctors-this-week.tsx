import { seenPatients } from '#app/content/physicians/seen-patients.ts';
import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import type { DoctorWeek } from '#app/parts/physicians/doctor-week.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { WeekByDoctorView } from './week-by-doctor-view.tsx';
import { WeekByOfficeView } from './week-by-office-view.tsx';
import { weekOwn } from './week-own.ts';
import { WeekTitleView } from './week-title-view.tsx';
import { words } from './words.ts';

/** Which doctor is at which office, this week with its closures; a typical week without JavaScript. */
export function DoctorsThisWeek({ doctors }: { readonly doctors: readonly DoctorWeek[] }) {
  const w = useWords(words);
  const language = useLanguage();
  const own = weekOwn(doctors, language);
  const title = { ordinary: w.ordinaryWeek, thisWeek: w.weekOf('{from}', '{to}'), nextWeek: w.nextWeekOf('{from}', '{to}') };
  return (
    <>
      <ClinicNow name="week-title" view={WeekTitleView} own={title} />
      <ul className="mt-2 flex flex-wrap gap-x-8 text-base">
        {doctors.map(({ id, doctor, seesFromAge }) => (
          <li key={id}>
            {doctor}: {seenPatients(seesFromAge, language)}
          </li>
        ))}
      </ul>
      <div className="mt-4 print:mt-1">
        <ClinicNow name="week-by-office" view={WeekByOfficeView} own={own} />
      </div>
      <details className="disclosure mt-6 print:hidden">
        <summary className="text-xl">
          {w.byDoctor}
          <Icon name="chevron-down" />
        </summary>
        <div className="mt-3">
          <ClinicNow name="week-by-doctor" view={WeekByDoctorView} own={own} />
        </div>
      </details>
    </>
  );
}
