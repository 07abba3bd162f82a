import type { EmergencySource } from '#app/content/schema/emergency.ts';
import { words as articleWords } from '#app/features/articles/words.ts';
import { useWords } from '#app/ui/use-language.ts';

/** Where every step comes from. */
export function SourceList({ sources }: { readonly sources: readonly EmergencySource[] }) {
  const w = useWords(articleWords);
  return (
    <section aria-labelledby="sources" className="print:hidden">
      <h2 id="sources" className="mb-4 text-2xl">
        {w.sources}
      </h2>
      <ol className="grid list-decimal gap-1 ps-6 text-base">
        {sources.map(({ id, title, publisher, url }) => (
          <li key={id}>
            <a href={url} rel="noopener noreferrer" lang="en">
              {title}
            </a>
            . <span lang="en">{publisher}</span>.
          </li>
        ))}
      </ol>
    </section>
  );
}
