interface StepDotsProps {
  /** The step that is open, from 0; `steps` where all are done and looked at again. */
  readonly step: number;
  readonly steps: number;
}

/** How far the form has come: a dot for each step, filled up to the one that is open. For the eye; the heading says it in words. */
export function StepDots({ step, steps }: StepDotsProps) {
  return (
    <div aria-hidden="true" className="mb-4 flex gap-2 print:hidden">
      {Array.from({ length: steps }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name here and never change places.
          key={place}
          className={`size-3.5 rounded-full border-2 border-oak ${place <= step ? 'bg-oak' : ''} ${place === step ? 'w-8' : ''}`}
        />
      ))}
    </div>
  );
}
