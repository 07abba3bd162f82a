import type { ReactNode } from 'react';
import { PageBreadcrumb } from './breadcrumb.tsx';

interface PageHeadingProps {
  readonly title: string;
  readonly eyebrow?: string;
  readonly lead?: ReactNode;
  /** For a tool: smaller and closer, so that its first field is on the first screen of a phone. */
  readonly desk?: boolean;
  readonly children?: ReactNode;
}

/** The head of a page: its one h1, which takes the focus after a page change, and the page's purpose. */
export function PageHeading({ title, eyebrow, lead, desk = false, children }: PageHeadingProps) {
  return (
    <div className={`mx-auto max-w-page px-5 md:px-8 print:px-0 print:pt-0 ${desk ? 'pt-5 md:pt-9' : 'pt-10 md:pt-14'}`}>
      <PageBreadcrumb />
      {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className={`lead ${desk ? 'mt-2' : 'mt-4'}`}>{lead}</p>}
      {children}
    </div>
  );
}
