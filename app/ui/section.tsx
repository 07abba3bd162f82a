import type { ReactNode } from 'react';
import { Reveal } from './reveal.tsx';

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly tinted?: boolean;
  /** Stands closer to its neighbours, on a page of many short sections. */
  readonly tight?: boolean;
  /** Fades in as it comes into view; see Reveal for where not. */
  readonly fades?: boolean;
}

/** One section of a page under its own heading; the heading is where a link to the section arrives. */
export function Section({ id, title, lead, children, tinted = false, tight = false, fades = false }: SectionProps) {
  const headingId = id ? `${id}-heading` : undefined;
  const Column = fades ? Reveal : 'div';
  return (
    <section id={id} aria-labelledby={headingId} className={tinted ? 'bg-mist' : undefined}>
      <Column className={`mx-auto max-w-6xl px-5 md:px-8 print:px-0 ${tight ? 'py-7 md:py-10 print:py-1' : 'py-12 md:py-18 print:py-3'}`}>
        <h2 id={headingId}>{title}</h2>
        {lead && <p className="lead mt-3">{lead}</p>}
        <div className={tight ? 'mt-4 md:mt-6 print:mt-1' : 'mt-7 print:mt-3'}>{children}</div>
      </Column>
    </section>
  );
}
