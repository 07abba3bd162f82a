import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { TodayTitleView } from '#app/parts/hours/today-title-view.tsx';
import type { DoctorWeek } from '#app/parts/physicians/doctor-week.ts';
import { spokenLanguages } from '#app/parts/physicians/spoken-languages.ts';
import { pathOf } from '#app/site/paths.ts';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';
import { TodayAirView } from './today-air-view.tsx';
import { TodayOfficeView } from './today-office-view.tsx';

interface TodayCardProps {
  readonly doctors: readonly DoctorWeek[];
  /** The twelve months in order, with what is in their air in words. */
  readonly months: readonly { readonly words: string }[];
}

/**
 * What those who know us come for: whether each office and its shot room are open, who is in and in which languages, the
 * air. Without script it is the plain hours of the week, which are true on any day.
 */
export function TodayCard({ doctors, months }: TodayCardProps) {
  const w = useWords(words);
  const language = useLanguage();
  const shown = doctors.map(({ id, doctor, schedule, languagesSpoken }) => ({
    doctor,
    schedule,
    path: pathOf(`physician/${id}`, language),
    speaks: spokenLanguages(languagesSpoken, language),
  }));
  return (
    <section aria-labelledby="today" className="today-card print:hidden">
      <h2 id="today" className="text-2xl">
        <ClinicNow name="today-title" view={TodayTitleView} own={undefined} />
      </h2>
      <div className="mt-3 grid gap-4">
        {useFrame().offices.map(({ id, name }) => (
          <div key={id} className="border-t border-line pt-3">
            <h3 className="text-xl">{name}</h3>
            <ClinicNow name="today-office" view={TodayOfficeView} own={{ office: id, label: w.inToday, doctors: shown }} />
          </div>
        ))}
      </div>
      <ClinicNow name="today-air" view={TodayAirView} own={{ label: w.air, months: months.map((month) => month.words) }} />
    </section>
  );
}
