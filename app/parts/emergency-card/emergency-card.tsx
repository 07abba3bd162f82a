import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { Icon } from '#app/ui/icon.tsx';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { CallButtons } from './call-buttons.tsx';
import { CardSteps } from './card-steps.tsx';

interface EmergencyCardProps {
  readonly card: ShownEmergencyCard;
  /** The target of links; needed if a page has the card twice. */
  readonly headingId?: string;
  /** Prints only signs and steps, for a one-page sheet about something else. */
  readonly briefOnPaper?: boolean;
  /** Shows the steps alone, if more would hide what the reader came to do. */
  readonly brief?: boolean;
}

/**
 * Draws all of what to do at once, with 911 one tap away: on the emergency page, on printed sheets and as an alarm. Other pages use
 * CompactEmergencyCard or EmergencyWays.
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
