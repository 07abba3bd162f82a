import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { Icon } from '#app/ui/icon.tsx';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { CallButtons } from './call-buttons.tsx';
import { CardSteps } from './card-steps.tsx';

interface EmergencyCardProps {
  readonly card: ShownEmergencyCard;
  /** Where a page links to; to be given where the card stands twice. */
  readonly headingId?: string;
  /** On paper only signs and steps: for a sheet of one page about something else. */
  readonly briefOnPaper?: boolean;
  /** The steps alone, where more would push away what the reader came to do. */
  readonly brief?: boolean;
}

/**
 * What to do at once, the same on every page about something that can turn dangerous. 911 is one tap away. This is all of it,
 * for the emergency page; see CompactEmergencyCard for every other.
 */
export function EmergencyCard({ card, headingId = `emergency-${card.kind}`, briefOnPaper, brief }: EmergencyCardProps) {
  return (
    <section aria-labelledby={headingId} className="emergency-card">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={headingId}>
          <Icon name="emergency" />
          {card.title}
        </h2>
        <CallButtons card={card} />
      </div>
      {card.first && (
        <p className="mt-2 text-xl font-semibold">
          <WithHotlines text={card.first} />
        </p>
      )}
      <CardSteps card={card} briefOnPaper={briefOnPaper} brief={brief} />
    </section>
  );
}
