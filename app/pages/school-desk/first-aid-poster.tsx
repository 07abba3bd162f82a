import { PlanSheet } from '#app/parts/action-plan/plan-sheet.tsx';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import { StepCards } from '#app/parts/step-drawings/step-cards.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { SheetProps } from './sheet-data.ts';
import { words } from './words.ts';

/** For the wall of a kitchen, a classroom or an office: the signs, each device in pictures, how to lie. */
export function FirstAidPoster({ reaction: { card }, steps: { opening, devices, positions }, titleId }: SheetProps) {
  const w = useWords(words);
  const c = useWords(cardWords);
  return (
    <PlanSheet title={w.poster} type="roomy" titleId={titleId} intro={c.oneIsEnough}>
      <ul className="list-disc ps-5 font-semibold md:columns-2 print:columns-2">
        {card.signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <ol className="my-3 flex flex-wrap gap-x-8 text-2xl font-bold text-alarm">
        {opening.map((step, place) => (
          <li key={step}>
            {place + 1}. {step}
          </li>
        ))}
      </ol>
      {devices.map(({ id, name, steps }) => (
        <div key={id} className="mb-2">
          <h3>{name}</h3>
          <StepCards label={name} steps={steps} />
        </div>
      ))}
      <h3>{w.afterwards}</h3>
      <StepCards label={w.afterwards} steps={positions} />
    </PlanSheet>
  );
}
