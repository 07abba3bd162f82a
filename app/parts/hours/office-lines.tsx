import { type Language, wordsIn } from '#app/site/language.ts';
import type { ClinicMoment } from './clinic-time.ts';
import type { OfficeHours, ShownClosure } from './day-hours.ts';
import { officeNow } from './office-now.ts';
import { shotLines } from './shot-lines.ts';
import { shotWords } from './shot-words.ts';
import { stateText } from './state-text.ts';
import { words } from './words.ts';

interface OfficeLinesProps {
  readonly moment: ClinicMoment;
  readonly office: OfficeHours;
  readonly closures: readonly ShownClosure[];
  readonly language: Language;
  /** What the visitor came for, shown first and large. */
  readonly first?: 'clinic' | 'shots';
}

function Lead({ open, children }: { readonly open: boolean; readonly children: string }) {
  return (
    <p className={`flex items-baseline gap-2 text-lg font-semibold ${open ? 'text-oak' : 'text-gold'}`}>
      <span aria-hidden="true" className={`size-3 flex-none rounded-full border-2 border-current ${open ? 'bg-current' : ''}`} />
      {children}
    </p>
  );
}

/** Draws an office at one moment in a few lines: office, shots, the last shot, what comes next and why. */
export function OfficeLines({ moment, office, closures, language, first = 'clinic' }: OfficeLinesProps) {
  const w = wordsIn(words, language);
  const { clinic, shots, last, reason } = officeNow(moment, office, closures);
  const clinicText = stateText(clinic, 'clinic', w, language);
  const shotText = shotLines(shots, last, w, language);
  // "Office open until 12 pm" would read as the end of shots, which the lunch break is not.
  const overLunch = shots.state === 'open' && (clinic.state === 'break' || (clinic.state === 'open' && clinic.until < shots.until));
  return (
    // Keyed by its text: browser translators replace text that React would then change in vain.
    <div key={`${clinicText} ${shotText.state} ${shotText.last} ${reason}`}>
      {first === 'clinic' && <Lead open={clinic.state === 'open'}>{clinicText}</Lead>}
      {first === 'clinic' ? <p>{shotText.state}</p> : <Lead open={shots.state === 'open'}>{shotText.state}</Lead>}
      {shotText.last && <p className="text-quiet">{shotText.last}</p>}
      {first === 'shots' && <p>{overLunch ? wordsIn(shotWords, language).throughLunch : clinicText}</p>}
      {reason && <p className="text-quiet">{reason}</p>}
    </div>
  );
}
