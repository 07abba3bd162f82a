import { type ReactNode, useEffect, useRef } from 'react';

interface RevealProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Fades in once as it comes into view: the script in the page does this (app/lib/reveal-sections.ts), even before hydration. For content to
 * browse, not for content that may be needed at once.
 */
function Reveal({ className, children }: RevealProps) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (section.current) window.revealLater?.(section.current);
  }, []);
  return (
    <div ref={section} className={className} data-reveal="" suppressHydrationWarning>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** A link to more, at the end of the heading's line if there is room. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
  readonly tinted?: boolean;
  /** As close to adjacent sections as to the edge of a band, for a page of many short sections. */
  readonly tight?: boolean;
  /** Fades in as it comes into view; see Reveal for limits. */
  readonly fades?: boolean;
}

/** One section of a page under its own heading; the heading is where a link to the section arrives. */
export function Section({ id, title, lead, more, children, tinted = false, tight = false, fades = false }: SectionProps) {
  const headingId = id ? `${id}-heading` : undefined;
  const Column = fades ? Reveal : 'div';
  return (
    <section id={id} aria-labelledby={headingId} className={tinted ? 'bg-mist' : undefined}>
      <Column
        className={`mx-auto max-w-page px-5 md:px-8 print:px-0 ${tinted ? 'py-band' : tight ? 'py-[calc(var(--gap-band)/2)]' : 'py-[calc(var(--gap-section)/2)]'} ${tight ? 'print:py-1' : 'print:py-3'}`}
      >
        {more ? (
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h2 id={headingId}>{title}</h2>
            {more}
          </div>
        ) : (
          <h2 id={headingId}>{title}</h2>
        )}
        {lead && <p className="lead mt-3">{lead}</p>}
        <div className={tight ? 'mt-3 md:mt-5 print:mt-1' : 'mt-5 md:mt-7 print:mt-3'}>{children}</div>
      </Column>
    </section>
  );
}
