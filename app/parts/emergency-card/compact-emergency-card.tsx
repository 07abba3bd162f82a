import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { CardSteps } from './card-steps.tsx';
import { words } from './words.ts';

interface CompactEmergencyCardProps {
  readonly card: ShownEmergencyCard;
  /** On paper only signs and steps: for a sheet of one page about something else. */
  readonly briefOnPaper?: boolean;
}

/**
 * The emergency card within a page about something else: what comes first, the call, and the steps behind one tap. On paper
 * the steps are open.
 */
export function CompactEmergencyCard({ card, briefOnPaper }: CompactEmergencyCardProps) {
  const w = useWords(words);
  const headingId = `emergency-${card.kind}`;
  return (
    <section aria-labelledby={headingId} className="emergency-card emergency-compact">
      <h2 id={headingId}>
        <Icon name="emergency" />
        {card.title}
      </h2>
      {card.first && <p className="font-semibold print:hidden">{card.first}</p>}
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
    </section>
  );
}
