import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { closureWords } from './closure-words.ts';
import { weekWords } from './week-words.ts';

interface ClosureBarProps {
  /** A list item for each notice. */
  readonly children: ReactNode;
  readonly onHide?: () => void;
}

/** Draws the line of closures under the header, with a link to all hours and a button that hides it. */
export function ClosureBar({ children, onHide }: ClosureBarProps) {
  const w = useWords(weekWords);
  const c = useWords(closureWords);
  return (
    <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-5 md:px-8">
      <ul className="closure-lines">{children}</ul>
      <span className="ms-auto -me-2 flex items-center gap-x-2">
        <PageLink to="locations" className="inline-flex min-h-8 items-center">
          {w.ourHours}
        </PageLink>
        <button
          type="button"
          data-hide-notices
          aria-label={c.hideNotice}
          className="inline-flex size-8 items-center justify-center"
          onClick={onHide}
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}
