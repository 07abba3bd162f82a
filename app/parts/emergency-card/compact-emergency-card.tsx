import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { Icon } from '#app/ui/icon.tsx';
import { EmergencyWays } from './emergency-ways.tsx';

interface CompactEmergencyCardProps {
  readonly card: ShownEmergencyCard;
  /** Prints only signs and steps, for a one-page sheet about something else. */
  readonly briefOnPaper?: boolean;
}

/** Draws the emergency card on a page about something else: what comes first, the call, and the folded steps. */
export function CompactEmergencyCard({ card, briefOnPaper }: CompactEmergencyCardProps) {
  const headingId = `emergency-${card.kind}`;
  return (
    <section aria-labelledby={headingId} className="emergency-card emergency-compact">
      <h2 id={headingId}>
        <Icon name="emergency" />
        {card.title}
      </h2>
      {card.first && <p className="font-semibold print:hidden">{card.first}</p>}
      <EmergencyWays card={card} briefOnPaper={briefOnPaper} />
    </section>
  );
}
