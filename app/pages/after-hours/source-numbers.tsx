import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Links a list to its sources at the page's end. */
export function SourceNumbers({ numbers }: { readonly numbers: readonly number[] }) {
  const w = useWords(words);
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-1 text-base text-quiet print:hidden">
      {w.sources}:
      {numbers.map((number) => (
        <a
          key={number}
          href={`#source-${number}`}
          className="inline-flex min-h-11 min-w-8 items-center justify-center"
          aria-label={w.source(number)}
        >
          {number}
        </a>
      ))}
    </p>
  );
}
