import type { ClinicMoment } from '#app/features/hours/clinic-time.ts';
import type { OfficeHours, ShownClosure } from '#app/features/hours/day-hours.ts';
import { openState } from '#app/features/hours/open-state.ts';
import { stateText } from '#app/features/hours/state-text.ts';
import { words } from '#app/features/hours/words.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';

interface StatusAtProps {
  readonly moment: ClinicMoment;
  readonly office: OfficeHours;
  readonly closures: readonly ShownClosure[];
}

/** The office status as it reads at a given moment: the real one always means now. */
export function StatusAt({ moment, office, closures }: StatusAtProps) {
  const w = useWords(words);
  const language = useLanguage();
  const clinic = openState(moment, office, 'clinic', closures);
  const shots = openState(moment, office, 'shots', closures);
  const open = clinic.state === 'open';
  return (
    <div className="text-base">
      <p className={`flex items-center gap-2 text-lg font-semibold ${open ? 'text-oak' : 'text-gold'}`}>
        <span aria-hidden="true" className={`size-3 rounded-full border-2 border-current ${open ? 'bg-current' : ''}`} />
        {stateText(clinic, 'clinic', w, language)}
      </p>
      <p>{stateText(shots, 'shots', w, language)}</p>
      {clinic.state === 'closed' && clinic.reason && <p className="text-quiet">{clinic.reason}</p>}
    </div>
  );
}
