import { formatPhone } from '#app/content/practice/phone.ts';
import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { TodayTitleView } from '#app/parts/hours/today-title-view.tsx';
import type { DoctorWeek } from '#app/parts/physicians/doctor-week.ts';
import { spokenLanguages } from '#app/parts/physicians/spoken-languages.ts';
import { AirThisMonth, type AirThisMonthProps } from '#app/parts/seasons/air-this-month.tsx';
import { pathOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';
import { TodayMoreView } from './today-more-view.tsx';
import { TodayOfficeView } from './today-office-view.tsx';

interface TodayBarProps extends AirThisMonthProps {
  readonly doctors: readonly DoctorWeek[];
}

/**
 * What our patients look for: each office's and shot room's hours, the phones, and the coming season. "More" shows the doctors
 * there today and the wait after a shot. Without JavaScript the bar shows the week's regular hours, which are true on any day.
 */
export function TodayBar({ doctors, cedar, count }: TodayBarProps) {
  const w = useWords(words);
  const language = useLanguage();
  const { offices } = useFrame();
  const shown = doctors.map(({ id, doctor, schedule, languagesSpoken }) => ({
    id,
    doctor,
    schedule,
    path: pathOf(`physician/${id}`, language),
    speaks: spokenLanguages(languagesSpoken, language),
  }));
  return (
    <section aria-labelledby="today" className="mx-auto max-w-page px-5 pt-5 md:px-8 md:pt-6 print:px-0">
      <div className="today-bar">
        <h2 id="today" className="sr-only print:not-sr-only">
          <ClinicNow name="today-title" view={TodayTitleView} own={undefined} />
        </h2>
        <ul className="today-cells">
          {offices.map(({ id, name, phones }) => (
            <li key={id} className="today-cell">
              <div className="min-w-0">
                <h3 className="today-name">{name}</h3>
                <ClinicNow name="today-office" view={TodayOfficeView} own={{ office: id }} />
              </div>
              <Tooltip text={formatPhone(phones.office)}>
                <a href={`tel:${phones.office}`} className="today-call" aria-label={w.callOffice(name)}>
                  <Icon name="phone" className="size-6" />
                </a>
              </Tooltip>
            </li>
          ))}
          <li className="today-cell print:hidden">
            <AirThisMonth cedar={cedar} count={count} />
          </li>
        </ul>
        <details className="today-more needs-script print:hidden">
          <summary>
            {w.more}
            <Icon name="chevron-down" />
          </summary>
          <div className="grid gap-x-8 gap-y-3 px-5 pb-4 md:grid-cols-3">
            {offices.map(({ id, name }) => (
              <div key={id}>
                <h3 className="today-name">{name}</h3>
                <ClinicNow name="today-more" view={TodayMoreView} own={{ office: id, nobody: w.nobodyToday, doctors: shown }} />
              </div>
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}
