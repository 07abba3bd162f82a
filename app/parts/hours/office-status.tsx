import type { ReactNode } from 'react';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { type OfficeHours, ordinaryWeek, type ShownClosure } from './day-hours.ts';
import { weekLine } from './format.ts';
import { OfficeLines } from './office-lines.tsx';
import { useClinicMoment } from './use-clinic-moment.ts';
import { WeekSummary } from './week-summary.tsx';
import { words } from './words.ts';

interface OfficeStatusProps {
  readonly office: OfficeHours;
  readonly closures: readonly ShownClosure[];
  readonly first?: 'clinic' | 'shots';
  /** More that is true of now, in the same place. */
  readonly children?: ReactNode;
}

/**
 * Whether an office and its shot room are open now. Without script it shows the week of both instead and claims
 * nothing about now, as paper does; both stand in the same grid cell, so the change moves nothing on the page.
 */
export function OfficeStatus({ office, closures, first = 'clinic', children }: OfficeStatusProps) {
  const w = useWords(words);
  const language = useLanguage();
  const now = useClinicMoment();
  return (
    <div className="grid min-h-32 text-base print:min-h-0">
      <div className={`col-start-1 row-start-1 ${now ? 'invisible print:visible' : ''}`} aria-hidden={now ? true : undefined}>
        <WeekSummary week={ordinaryWeek(office, first)} />
        <p>
          {first === 'clinic'
            ? w.shotsIn(weekLine(ordinaryWeek(office, 'shots'), language))
            : w.officeIn(weekLine(ordinaryWeek(office, 'clinic'), language))}
        </p>
      </div>
      {now && (
        <div className="col-start-1 row-start-1 print:hidden">
          <OfficeLines moment={now} office={office} closures={closures} first={first} />
          {children}
        </div>
      )}
    </div>
  );
}
