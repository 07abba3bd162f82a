import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  readonly title: string;
  /** The title's level in the page's outline. */
  readonly heading: 'h2' | 'h3' | 'h4';
  /** The target of links into it. */
  readonly id?: string;
  /** Disclosures of one name close one another: at most one of them is open. */
  readonly name?: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part of a page behind its heading. It opens at a tap, for find-in-page and for a link into it, and is open on paper. */
export function Disclosure({ title, heading: Heading, id, name, open, children }: DisclosureProps) {
  return (
    <details name={name} open={open} className="disclosure">
      <summary>
        <Heading className="text-xl">{title}</Heading>
        <Icon name="chevron-down" />
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
