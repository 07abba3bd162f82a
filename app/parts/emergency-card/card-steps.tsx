import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { words } from './words.ts';

interface CardStepsProps {
  readonly card: ShownEmergencyCard;
  /** On paper only signs and steps: for a sheet of one page about something else. */
  readonly briefOnPaper?: boolean;
  /** The steps alone, where more would push away what the reader came to do. */
  readonly brief?: boolean;
}

/** When to act, and what to do step by step. */
export function CardSteps({ card, briefOnPaper = false, brief = false }: CardStepsProps) {
  const w = useWords(words);
  const { signs, mild, device = [], not } = brief ? { signs: [] } : card;
  return (
    <>
      {signs.length > 0 && (
        <>
          <p className="font-semibold">{w.oneIsEnough}</p>
          <ul className="emergency-signs">
            {signs.map((line) => (
              <li key={line}>
                <WithHotlines text={line} about={card.title} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ol className="emergency-steps">
        {card.steps.map((step) => (
          <li key={step}>
            <WithHotlines text={step} about={card.title} />
          </li>
        ))}
      </ol>
      <div className={briefOnPaper ? 'print:hidden' : undefined}>
        {device.map((line) => (
          <p key={line}>
            <WithHotlines text={line} about={card.title} />
          </p>
        ))}
        {not && <p className="font-semibold">{not}</p>}
        {mild && (
          <p className="emergency-mild">
            <WithHotlines text={mild} about={card.title} />
          </p>
        )}
      </div>
    </>
  );
}
