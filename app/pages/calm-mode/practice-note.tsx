import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Says on every step of a practice run that it is one, with the way out of it. */
export function PracticeNote({ onEnd }: { readonly onEnd: () => void }) {
  const w = useWords(words);
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-mist px-4 py-1">
      <p role="status" className="font-semibold">
        {w.practicing}
      </p>
      <button type="button" className="btn btn-quiet min-h-11 px-3" onClick={onEnd}>
        {w.endPractice}
      </button>
    </div>
  );
}
