import type { ComponentProps, ReactNode } from 'react';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
  /** Said after the link's text to those who cannot see a new tab open. */
  readonly newTabNote: string;
  readonly children: ReactNode;
}

/** A link that leaves the site, in a new tab, without telling the other side where the visitor was. */
export function ExternalLink({ newTabNote, children, ...anchor }: ExternalLinkProps) {
  return (
    <a {...anchor} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {newTabNote}</span>
    </a>
  );
}
