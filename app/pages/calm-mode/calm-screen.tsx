import { useEffect, useRef } from 'react';
import { StepCards } from '#app/parts/step-drawings/step-cards.tsx';
import { StepDrawing } from '#app/parts/step-drawings/step-drawing.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { CalmStep } from './calm-steps.ts';
import { words } from './words.ts';

interface CalmScreenProps {
  readonly step: CalmStep;
}

/** One step, as large as the screen allows. Its heading takes the focus, so that screen readers announce it. */
export function CalmScreen({ step }: CalmScreenProps) {
  const w = useWords(words);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, kind, text, drawing, lines = [], cards } = step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step anew.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  const List = kind === 'call' ? 'ol' : 'ul';
  return (
    <section
      aria-labelledby="calm-step"
      className={`grid content-start gap-3 ${drawing ? 'lg:grid-cols-[minmax(0,40rem)_1fr] lg:gap-x-12' : ''}`}
    >
      <h2 ref={heading} id="calm-step" tabIndex={-1} className="self-end">
        {text}
      </h2>
      {drawing && (
        <StepDrawing
          name={drawing}
          className="mx-auto h-auto max-h-[28svh] w-full max-w-md lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[56svh] lg:max-w-none"
        />
      )}
      {cards && (
        <div className="max-sm:[&>ol]:grid-cols-2 [&_li]:content-start">
          <StepCards label={text} steps={cards} />
        </div>
      )}
      {lines.length > 0 && (
        <div>
          {kind === 'call' && <p className="font-semibold">{w.tell}</p>}
          {kind === 'watch' && <p className="font-semibold">{w.watch}</p>}
          <List className={`grid gap-1.5 ps-6 ${kind === 'call' ? 'list-decimal' : 'list-disc'}`}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </List>
        </div>
      )}
    </section>
  );
}
