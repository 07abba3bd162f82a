import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { words } from './words.ts';

interface CardStepsProps {
  readonly card: ShownEmergencyCard;
  /** Prints only signs and steps, for a one-page sheet about something else. */
  readonly briefOnPaper?: boolean;
  /** Shows the steps alone, if more would hide what the reader came to do. */
  readonly brief?: boolean;
}

/** Draws the branch for one mild symptom, folded under its question: readers who answer no have less to read. */
function OneMildSign({ text, about }: { readonly text: string; readonly about: string }) {
  const end = text.indexOf('?') + 1;
  return (
    <details className="emergency-mild disclosure">
      <summary>
        {text.slice(0, end)}
        <Icon name="chevron-down" />
      </summary>
      <p>
        <WithHotlines text={text.slice(end).trim()} about={about} />
      </p>
    </details>
  );
}

/** Draws when to act, and what to do step by step. */
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
        {mild && <OneMildSign text={mild} about={card.title} />}
      </div>
    </>
  );
}
