import type { Step } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { StepDrawing } from './step-drawing.tsx';

interface StepCardsProps {
  /** The purpose of the steps, for screen readers. */
  readonly label: string;
  readonly steps: readonly Localized<Step>[];
}

/** Draws steps as pictures with one short text each, in order. On a phone the text is beside its picture, so that lines stay short. */
export function StepCards({ label, steps }: StepCardsProps) {
  return (
    // The list has an empty marker because Safari drops the list role when there is no marker.
    <ol
      aria-label={label}
      className="grid list-[''] gap-3 not-print:sm:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] print:grid-cols-[repeat(auto-fill,minmax(43mm,1fr))] print:gap-1"
    >
      {steps.map(({ drawing, text }, place) => (
        <li
          key={drawing}
          className="card flex min-w-0 flex-wrap break-inside-avoid items-center gap-3 p-2.5 print:flex-nowrap not-print:sm:block print:gap-1.5 print:p-1"
        >
          <StepDrawing name={drawing} className="h-auto w-32 shrink-0 not-print:sm:w-full print:w-[18mm]" />
          <p className="min-w-0 flex-1 basis-[6em] leading-snug not-print:sm:mt-2 print:leading-[1.17]">
            <strong className="text-alarm">{place + 1}.</strong> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
