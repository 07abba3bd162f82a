import { formatDate } from '#app/parts/hours/format.ts';
import { type ListedSource, SourceList } from '#app/ui/source-list.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface SourcesProps {
  readonly sources: readonly ListedSource[];
  /** The text names them by number. */
  readonly anchored?: boolean;
  /** YYYY-MM-DD; shown by its month. */
  readonly checked?: string;
}

/** The foot of a page on medicine: where every figure and every step comes from. */
export function Sources({ sources, anchored, checked }: SourcesProps) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="mb-4 text-2xl">
        {w.sources}
      </h2>
      <SourceList sources={sources} anchored={anchored} />
      {checked && (
        <p className="mt-3 text-base text-quiet">{w.sourcesChecked(formatDate(checked, language, { month: 'long', year: 'numeric' }))}</p>
      )}
    </section>
  );
}
