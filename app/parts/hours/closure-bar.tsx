import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface ClosureBarProps {
  /** A list item for each notice. */
  readonly children: ReactNode;
  readonly onHide?: () => void;
}

/** The line under the header that tells of closures, with the way to all hours and a button that puts it away. */
export function ClosureBar({ children, onHide }: ClosureBarProps) {
  const w = useWords(words);
  return (
    <div className="mx-auto flex max-w-7xl flex-wrap items-start gap-x-3 px-4 py-1 md:px-6">
      <Icon name="calendar" className="icon mt-2.5 text-oak" />
      <ul className="flex min-w-0 flex-1 basis-[8em] flex-wrap gap-x-6 py-2">
        {children}
        <li>
          <PageLink to="locations">{w.ourHours}</PageLink>
        </li>
      </ul>
      <button type="button" data-hide-notices aria-label={w.hideNotice} className="menu-button min-w-11 justify-center" onClick={onHide}>
        <Icon name="close" />
      </button>
    </div>
  );
}
