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
  /** Whether the printed page has one sheet: the text that its sections repeat and the parts for the screen are left out. */
  readonly oneSheet?: boolean;
  /** See PageHeading. */
  readonly desk?: boolean;
  /** The page's own buttons, before the print button. */
  readonly children: ReactNode;
}

/** Draws the head of a page about visits: its lead, the key facts, the buttons, and the emergency line. */
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
