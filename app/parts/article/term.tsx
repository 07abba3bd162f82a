import { type ReactNode, useId } from 'react';

interface TermProps {
  readonly english: string;
  readonly spanish: string;
  readonly meaning: string;
  /** Punctuation that must stay on the word's line: a bracket before it, a full stop after it. */
  readonly opening: string;
  readonly closing: string;
  readonly children: ReactNode;
}

/** Draws a word that opens its meaning and its name in the other language, in a popover without script. */
export function Term({ english, spanish, meaning, opening, closing, children }: TermProps) {
  const id = useId();
  return (
    <>
      <span className="whitespace-nowrap">
        {opening}
        <button type="button" popoverTarget={id} className="term max-w-[calc(100%-1em)] whitespace-normal">
          {children}
        </button>
        {closing}
      </span>
      <span id={id} popover="auto" className="term-card">
        <span className="block font-semibold">
          <span lang="en">{english}</span> · <span lang="es">{spanish}</span>
        </span>
        <span className="block">{meaning}</span>
      </span>
    </>
  );
}
