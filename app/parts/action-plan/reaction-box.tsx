import type { Emergency, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { words } from '#app/parts/emergency-card/words.ts';
import { useWords } from '#app/ui/use-language.ts';
import { actionPlanWords } from './action-plan-words.ts';

/** The signs and steps of a severe reaction as on the emergency page, in one language. */
export interface Reaction {
  readonly card: ShownEmergencyCard;
  readonly signs: Localized<Emergency>['anaphylaxis']['signs'];
}

interface ReactionBoxProps extends Reaction {
  /** Also the signs by part of the body, and what to do with a single mild sign. */
  readonly whole?: boolean;
  /** A line before the steps. */
  readonly first?: string;
}

/** Draws how to know a severe reaction and what to do, framed to be found at once. */
export function ReactionBox({ card, signs, whole = false, first }: ReactionBoxProps) {
  const p = useWords(actionPlanWords);
  const w = useWords(words);
  const systems = whole ? signs.systems : [];
  return (
    <div className="my-3 grid gap-x-5 gap-y-4 border-4 border-double border-alarm p-3 break-inside-avoid md:grid-cols-2 print:my-[1mm] print:grid-cols-[8fr_7fr] print:gap-x-[4mm] print:border-[1mm] print:p-[1.5mm]">
      <div>
        <h3>{p.signs}</h3>
        <p className="font-semibold">{w.oneIsEnough}</p>
        <ul className="list-disc ps-5 font-semibold">
          {card.signs.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <dl className="mt-1">
          {[...systems, { id: 'babies', name: w.babies, text: signs.babies.text }].map(({ id, name, text }) => (
            <div key={id}>
              <dt className="inline font-semibold">{name}: </dt>
              <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3>{p.steps}</h3>
        {first && <p className="font-semibold">{first}</p>}
        <ol className="list-decimal ps-5 print:ps-[5mm]">
          {card.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {(card.device ?? []).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="mt-1 font-semibold print:mt-0">
          {signs.doubt.text} {card.not}
        </p>
        {whole && card.mild && <p className="mt-2 border-t border-alarm pt-2 print:mt-[0.8mm] print:pt-[0.8mm]">{card.mild}</p>}
      </div>
    </div>
  );
}
