import type { ReactNode } from 'react';

interface SheetProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Prints in landscape. */
  readonly across?: boolean;
  /** While another sheet prints. */
  readonly hidden: boolean;
  readonly children: ReactNode;
  /** For choosing and printing; not on paper. */
  readonly buttons: ReactNode;
}

/** One thing to print, on its own sheet. */
export function Sheet({ id, title, lead, across = false, hidden, children, buttons }: SheetProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`mx-auto max-w-page px-5 py-8 md:px-8 print:max-w-none print:break-after-page print:p-0 last:print:break-after-auto ${across ? 'across' : ''} ${hidden ? 'print:hidden' : ''}`}
    >
      <h2 id={`${id}-title`} className={across ? 'print:text-center print:text-[30pt]' : undefined}>
        {title}
      </h2>
      <p className={`lead mt-2 ${across ? 'print:mx-auto print:text-center' : ''}`}>{lead}</p>
      <div className="mt-5 print:mt-3">{children}</div>
      <p className="mt-5 flex flex-wrap gap-3 print:hidden">{buttons}</p>
    </section>
  );
}
