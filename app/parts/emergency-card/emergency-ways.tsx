import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { CardSteps } from './card-steps.tsx';
import { words } from './words.ts';

interface EmergencyWaysProps {
  readonly card: ShownEmergencyCard;
  /** Prints only signs and steps, for a one-page sheet about something else. */
  readonly briefOnPaper?: boolean;
}

/** Draws the call and the folded steps. On paper the steps are open. */
export function EmergencyWays({ card, briefOnPaper }: EmergencyWaysProps) {
  const w = useWords(words);
  return (
    <div className="emergency-ways">
      <a href="tel:911" className="btn btn-alarm">
        <Icon name="phone" />
        {w.call911}
      </a>
      <details>
        <summary className="btn">
          {w.showSteps}
          <Icon name="chevron-down" />
        </summary>
        <CardSteps card={card} briefOnPaper={briefOnPaper} />
      </details>
    </div>
  );
}
