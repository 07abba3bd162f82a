import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { Icon } from '#app/ui/icon.tsx';
import { EmergencyWays } from './emergency-ways.tsx';

interface CompactEmergencyCardProps {
  readonly card: ShownEmergencyCard;
  /** On paper only signs and steps: for a sheet of one page about something else. */
  readonly briefOnPaper?: boolean;
}

/** The emergency card within a page about something else: what comes first, the call, and the steps behind one tap. */
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
