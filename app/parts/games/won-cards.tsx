import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import { GrainPicture } from '#app/parts/kids/grain-picture.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface WonCardsProps {
  readonly ids: readonly GrainId[];
  readonly nameOf: (id: GrainId) => string;
}

/** Draws the cards that have just been added to the album. */
export function WonCards({ ids, nameOf }: WonCardsProps) {
  const w = useWords(words);
  if (ids.length === 0) return null;
  return (
    <div>
      <p>
        <strong>{w.newCards}</strong>
      </p>
      <ul className="kz-won">
        {ids.map((id) => (
          <li key={id}>
            <GrainPicture id={id} className="size-18" />
            {nameOf(id)}
          </li>
        ))}
      </ul>
    </div>
  );
}
