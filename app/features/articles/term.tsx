import { type ReactNode, useId } from 'react';

interface TermProps {
  readonly english: string;
  readonly spanish: string;
  readonly meaning: string;
  readonly children: ReactNode;
}

/** A word that opens its meaning and its name in the other language; a popover, so it needs no script. */
export function Term({ english, spanish, meaning, children }: TermProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className="term">
        {children}
      </button>
      <span id={id} popover="auto" className="term-card">
        <span className="block font-semibold">
          <span lang="en">{english}</span> · <span lang="es">{spanish}</span>
        </span>
        <span className="block">{meaning}</span>
      </span>
    </>
  );
}
