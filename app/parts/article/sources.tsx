import type { Article } from '#app/content/articles/article.schema.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type ListedSource, SourceList } from '#app/ui/source-list.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { ToConfirm } from './review-line.tsx';
import { words } from './words.ts';

interface SourcesProps {
  readonly sources: readonly ListedSource[];
  /** The text cites the sources by number. */
  readonly anchored?: boolean;
  /** YYYY-MM-DD; shown as month and year. */
  readonly checked?: string;
  /** The state of the approval, on a page that a physician approves. */
  readonly signOff?: Pick<Article, 'review' | 'toConfirm'>;
}

/** Draws the foot of a medical page: the sources of every figure and every step, behind one tap. */
export function Sources({ sources, anchored, checked, signOff }: SourcesProps) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <section aria-labelledby="sources">
      <details className="disclosure">
        <summary>
          <h2 id="sources" className="text-2xl">
            {w.sources}
          </h2>
          <Icon name="chevron-down" />
        </summary>
        <div>
          <SourceList sources={sources} anchored={anchored} />
          {checked && (
            <p className="mt-3 text-base text-quiet">
              {w.sourcesChecked(formatDate(checked, language, { month: 'long', year: 'numeric' }))}
            </p>
          )}
          {signOff && <ToConfirm {...signOff} />}
        </div>
      </details>
    </section>
  );
}
