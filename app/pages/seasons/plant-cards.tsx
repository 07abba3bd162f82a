import { useEffect } from 'react';
import type { SeasonKind } from '#app/content/seasons/season.schema.ts';
import { words } from '#app/parts/seasons/words.ts';
import { useWords } from '#app/ui/use-language.ts';
import { PlantCard } from './plant-card.tsx';
import type { ShownType } from './season-data.server.ts';

/** In the chart's order. */
const kinds: readonly SeasonKind[] = ['tree', 'grass', 'weed', 'mold', 'indoor'];

/** Every plant, the mold and the mite, by type. */
export function PlantCards({ types }: { readonly types: readonly ShownType[] }) {
  const w = useWords(words);
  // Pictures that React adds later must match the chosen theme too.
  useEffect(() => window.matchPictures?.(), []);
  return kinds.map((kind) => (
    <section key={kind} aria-labelledby={`kind-${kind}`} className="mt-5 first:mt-0 md:mt-7 print:mt-0">
      <h3 id={`kind-${kind}`} className="mb-1">
        {w[kind]}
      </h3>
      <ul className="grid print:block gap-x-6 gap-y-1 grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]">
        {types
          .filter((type) => type.kind === kind)
          .map((type) => (
            <li key={type.id} className="has-open:col-span-full">
              <PlantCard type={type} />
            </li>
          ))}
      </ul>
    </section>
  ));
}
