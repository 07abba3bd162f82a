import type { ReactNode } from 'react';
import { Reveal } from './reveal.tsx';

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly tinted?: boolean;
  /** Fades in as it comes into view; see Reveal for where not. */
  readonly fades?: boolean;
}

/** One section of a page under its own heading; the heading is where a link to the section arrives. */
export function Section({ id, title, lead, children, tinted = false, fades = false }: SectionProps) {
  const headingId = id ? `${id}-heading` : undefined;
  const Column = fades ? Reveal : 'div';
  return (
    <section id={id} aria-labelledby={headingId} className={tinted ? 'bg-mist' : undefined}>
      <Column className="mx-auto max-w-page px-5 py-9 md:px-8 md:py-18 print:px-0 print:py-3">
        <h2 id={headingId}>{title}</h2>
        {lead && <p className="lead mt-3">{lead}</p>}
        <div className="mt-5 md:mt-7 print:mt-3">{children}</div>
      </Column>
    </section>
  );
}
