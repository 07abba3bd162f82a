import { useState } from 'react';
import type { FunFact } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { words } from '#app/parts/kids/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { nextPlace, surprisePlace } from './fact-order.ts';

/** One fact at a time, to flip through. Without script it stays at the first; all of them stand in the list below. */
export function FactFlip({ facts }: { readonly facts: readonly Localized<FunFact>[] }) {
  const w = useWords(words);
  const [place, setPlace] = useState(0);
  const fact = facts[place];
  if (!fact) return null;
  return (
    <div className="card overflow-hidden print:hidden">
      <div aria-live="polite" aria-atomic="true" className="grid min-h-80 content-center gap-5 bg-mist p-6 text-center md:min-h-72 md:p-10">
        <span className="mx-auto grid size-20 place-items-center rounded-full bg-card text-oak">
          <Icon name={fact.icon} className="icon size-12" />
        </span>
        <p className="mx-auto max-w-3xl font-display text-2xl leading-snug font-medium text-balance md:text-[1.7rem]">{fact.text}</p>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-3 p-4 plain:hidden">
        <button type="button" className="btn btn-secondary px-4" onClick={() => setPlace(nextPlace(place, -1, facts.length))}>
          <Icon name="arrow-left" />
          {w.previous}
        </button>
        <button
          type="button"
          className="btn btn-primary order-last w-full sm:order-none sm:w-auto"
          onClick={() => setPlace(surprisePlace(place, facts.length, Math.random()))}
        >
          <Icon name="star" />
          {w.surprise}
        </button>
        <button type="button" className="btn btn-secondary px-4" onClick={() => setPlace(nextPlace(place, 1, facts.length))}>
          {w.next}
          <Icon name="arrow-right" />
        </button>
      </div>
      <p className="pb-4 text-center text-base text-quiet plain:hidden">{w.factOf(place + 1, facts.length)}</p>
    </div>
  );
}
