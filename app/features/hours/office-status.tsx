import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { OfficeHours, ShownClosure } from './day-hours.ts';
import { openState } from './open-state.ts';
import { stateText } from './state-text.ts';
import { useClinicMoment } from './use-clinic-moment.ts';
import { WeekSummary } from './week-summary.tsx';
import { words } from './words.ts';

interface OfficeStatusProps {
  readonly office: OfficeHours;
  readonly closures: readonly ShownClosure[];
}

/**
 * Whether an office and its shot room are open now. Without script it shows the week instead and claims
 * nothing about now; both stand in the same grid cell, so the change moves nothing on the page.
 */
export function OfficeStatus({ office, closures }: OfficeStatusProps) {
  const w = useWords(words);
  const language = useLanguage();
  const now = useClinicMoment();
  const clinic = now && openState(now, office, 'clinic', closures);
  const shots = now && openState(now, office, 'shots', closures);
  const clinicText = clinic && stateText(clinic, 'clinic', w, language);
  const shotsText = shots && stateText(shots, 'shots', w, language);
  return (
    <div className="grid text-base">
      <div className={now ? 'invisible col-start-1 row-start-1' : 'col-start-1 row-start-1'} aria-hidden={now ? true : undefined}>
        <WeekSummary week={office.clinicHours} />
      </div>
      {clinic && shots && (
        // Keyed by what it says: translators of browsers replace text that React would then change in vain.
        <div key={`${clinicText} ${shotsText}`} className="col-start-1 row-start-1">
          <p className={`flex items-center gap-2 text-lg font-semibold ${clinic.state === 'open' ? 'text-oak' : 'text-gold'}`}>
            <span
              aria-hidden="true"
              className={`size-3 rounded-full border-2 border-current ${clinic.state === 'open' ? 'bg-current' : ''}`}
            />
            {clinicText}
          </p>
          <p>{shotsText}</p>
          {clinic.state === 'closed' && clinic.reason && <p className="text-quiet">{clinic.reason}</p>}
        </div>
      )}
    </div>
  );
}
