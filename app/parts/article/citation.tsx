import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Links a statement to its source in the list at the foot. */
export function Citation({ number }: { readonly number: number }) {
  const w = useWords(words);
  return (
    <sup>
      <a href={`#source-${number}`} aria-label={w.source(number)}>
        {number}
      </a>
    </sup>
  );
}
