import type { VisitList } from '#app/content/articles/article.schema.ts';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface VisitPartProps {
  readonly visit: VisitList;
  readonly headingId?: string;
}

function Lines({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-2">{title}</h3>
      <ul className="list-['☐__'] grid gap-1.5 ps-7 print:gap-0.5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Five things to note before the visit and five to ask at it, to be ticked off on paper. */
export function VisitPart({ visit, headingId = 'visit' }: VisitPartProps) {
  const w = useWords(words);
  return (
    <section aria-labelledby={headingId} className="mb-11 break-inside-avoid print:mb-4">
      <h2 id={headingId} className="mb-4 print:mb-1">
        {w.visit}
      </h2>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 print:grid-cols-2">
        <Lines title={w.visitNote} items={visit.note} />
        <Lines title={w.visitAsk} items={visit.ask} />
      </div>
      <p className="mt-4 print:hidden">
        <PrintButton className="btn btn-quiet">{w.print}</PrintButton>
      </p>
    </section>
  );
}
