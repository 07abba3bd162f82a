import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { OfficeHours, ShownClosure } from './day-hours.ts';
import { weekLine } from './format.ts';
import { OfficeLines } from './office-lines.tsx';
import { useClinicMoment } from './use-clinic-moment.ts';
import { WeekSummary } from './week-summary.tsx';
import { words } from './words.ts';

interface OfficeStatusProps {
  readonly office: OfficeHours;
  readonly closures: readonly ShownClosure[];
  readonly first?: 'clinic' | 'shots';
}

/**
 * Whether an office and its shot room are open now. Without script it shows the week of both instead and claims
 * nothing about now, as paper does; both stand in the same grid cell, so the change moves nothing on the page.
 */
export function OfficeStatus({ office, closures, first = 'clinic' }: OfficeStatusProps) {
  const w = useWords(words);
  const language = useLanguage();
  const now = useClinicMoment();
  return (
    <div className="grid min-h-32 text-base print:min-h-0">
      <div className={`col-start-1 row-start-1 ${now ? 'invisible print:visible' : ''}`} aria-hidden={now ? true : undefined}>
        {first === 'clinic' && <WeekSummary week={office.clinicHours} />}
        {first === 'shots' && <WeekSummary week={office.shotHours} />}
        <p>{first === 'clinic' ? w.shotsIn(weekLine(office.shotHours, language)) : w.officeIn(weekLine(office.clinicHours, language))}</p>
      </div>
      {now && (
        <div className="col-start-1 row-start-1 print:hidden">
          <OfficeLines moment={now} office={office} closures={closures} first={first} />
        </div>
      )}
    </div>
  );
}
