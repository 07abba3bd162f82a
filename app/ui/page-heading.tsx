import type { ReactNode } from 'react';
import { PageBreadcrumb } from './breadcrumb.tsx';

interface PageHeadingProps {
  readonly title: string;
  readonly eyebrow?: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a page: its one h1, which takes the focus after a page change, and what the page is for. */
export function PageHeading({ title, eyebrow, lead, children }: PageHeadingProps) {
  return (
    <div className="mx-auto max-w-page px-5 pt-10 md:px-8 md:pt-14 print:px-0 print:pt-0">
      <PageBreadcrumb />
      {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="lead mt-4">{lead}</p>}
      {children}
    </div>
  );
}
