import type { ReactNode } from 'react';
import type { VisitList } from '#app/content/articles/article.schema.ts';
import { FoldButton } from '#app/ui/fold-button.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface VisitPartProps {
  readonly visit: VisitList;
  readonly headingId?: string;
  /** Folded on a phone. */
  readonly folds?: boolean;
}

interface LinesProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly children?: ReactNode;
}

function Lines({ title, items, children }: LinesProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** Draws five things to note before the visit and five to ask at it, to be checked off on paper. */
export function VisitPart({ visit, headingId = 'visit', folds = false }: VisitPartProps) {
  const w = useWords(words);
  return (
    <section aria-labelledby={headingId} className="fold break-inside-avoid" data-part={headingId}>
      <h2 id={headingId}>{w.visit}</h2>
      {folds && <FoldButton heading={headingId} />}
      <div>
        <div className="visit-lists">
          <Lines title={w.visitNote} items={visit.note} />
          <Lines title={w.visitAsk} items={visit.ask}>
            <PrintButton className="choice">{w.print}</PrintButton>
          </Lines>
        </div>
      </div>
    </section>
  );
}
