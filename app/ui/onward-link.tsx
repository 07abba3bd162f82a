import type { PageId } from '#app/site/pages.ts';
import { Icon } from './icon.tsx';
import { PageLink } from './page-link.tsx';

interface OnwardLinkProps {
  readonly to: PageId;
  readonly text: string;
  readonly className?: string;
}

/** A link onward, its arrow behind the last word even if the words take two lines. */
export function OnwardLink({ to, text, className = 'font-semibold' }: OnwardLinkProps) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <PageLink to={to} className={`inline-block min-h-11 py-2 ${className}`}>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        <Icon name="arrow-right" className="ms-1.5 inline size-[1.25em] align-[-0.25em]" />
      </span>
    </PageLink>
  );
}
