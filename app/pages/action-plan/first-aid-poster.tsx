import type { Emergency, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { words } from '#app/parts/emergency-card/words.ts';
import { StepCards } from '#app/parts/step-drawings/step-cards.tsx';
import { useWords } from '#app/ui/use-language.ts';

interface FirstAidPosterProps {
  readonly title: string;
  readonly card: ShownEmergencyCard;
  readonly opening: Localized<Emergency>['opening'];
  readonly devices: Localized<Emergency>['anaphylaxis']['devices'];
  readonly wait: Localized<Emergency>['anaphylaxis']['wait'];
  readonly positions: Localized<Emergency>['anaphylaxis']['positions'];
}

/** Poster for a kitchen, classroom or office: the signs, what to do first, each device in pictures, how to lie. */
export function FirstAidPoster({ title, card, opening, devices, positions, wait }: FirstAidPosterProps) {
  const p = useWords(actionPlanWords);
  const w = useWords(words);
  return (
    <PlanSheet title={title} type="roomy" intro={w.oneIsEnough}>
      <div className="poster">
        <ul className="list-disc ps-5 font-semibold md:columns-2 print:columns-2">
          {card.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <ol className="my-3 flex flex-wrap gap-x-8 text-2xl font-bold text-alarm">
          {opening.steps.map((step, place) => (
            <li key={step}>
              {place + 1}. {step}
            </li>
          ))}
        </ol>
        <p className="mb-2 font-semibold">{opening.spray}</p>
        {devices.map(({ id, name, steps }) => (
          <div key={id} className="mb-2">
            <h3>{name}</h3>
            <StepCards label={name} steps={steps} />
          </div>
        ))}
        <h3>{p.afterwards}</h3>
        <StepCards label={p.afterwards} steps={positions.cards} />
        <ul className="mt-2 list-disc ps-5 md:columns-2 print:columns-2">
          {wait.items.map((item) => (
            <li key={item} className="break-inside-avoid">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </PlanSheet>
  );
}
