import { useEffect, useRef } from 'react';
import { clockTime } from '#app/parts/hours/clock-time.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface SameReactionProps {
  /** When the first dose was given, in milliseconds since 1970. */
  readonly first: number;
  readonly onSame: () => void;
  readonly onNew: () => void;
}

/** Asks long after a dose: a new reaction, or a real one after a drill, must start at the first step. */
export function SameReaction({ first, onSame, onNew }: SameReactionProps) {
  const w = useWords(words);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="calm-step" className="grid gap-4">
      <h2 ref={heading} id="calm-step" tabIndex={-1} className="text-3xl">
        {w.same(clockTime(first, language))}
      </h2>
      <button type="button" className="btn btn-primary min-h-18 text-2xl" onClick={onNew}>
        {w.sameNo}
      </button>
      <button type="button" className="btn btn-secondary min-h-18 text-2xl" onClick={onSame}>
        {w.sameYes}
      </button>
    </section>
  );
}
