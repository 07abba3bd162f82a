import type { ReactNode } from 'react';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { AlarmLine } from './alarm-line.tsx';
import { type KeyFact, KeyFacts } from './key-facts.tsx';
import { words } from './words.ts';

interface InformationHeadingProps {
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly KeyFact[];
  /** What to do in an emergency, where the page has such a line. */
  readonly notice?: string;
  /** On paper the page has one sheet: what its sections say again, and what is only for the screen, is left out. */
  readonly oneSheet?: boolean;
  /** See PageHeading. */
  readonly desk?: boolean;
  /** The page's own buttons, before the one that prints. */
  readonly children: ReactNode;
}

/** The head of a page on a visit: what it is for, what most came to learn, the ways to go on, and the emergency line. */
export function InformationHeading({ title, lead, facts, notice, oneSheet = false, desk = false, children }: InformationHeadingProps) {
  const w = useWords(words);
  return (
    <PageHeading title={title} desk={desk} lead={oneSheet ? <span className="print:hidden">{lead}</span> : lead}>
      <div className={oneSheet ? 'print:hidden' : undefined}>
        <KeyFacts label={w.atAGlance} facts={facts} />
      </div>
      <p className="mt-7 flex flex-wrap items-center gap-3 print:hidden">
        {children}
        <PrintButton className="choice">{w.printPage}</PrintButton>
      </p>
      {notice && <AlarmLine text={notice} />}
    </PageHeading>
  );
}
