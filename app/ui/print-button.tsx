import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from './icon.tsx';

interface PrintButtonProps {
  readonly className?: string;
  /** Where a page has several sheets: puts the one this button prints in place. Before hydration the page prints as it is. */
  readonly choose?: () => void;
  readonly children: ReactNode;
}

/**
 * Prints the page. The script in the page answers it (app/browser/page-actions.ts), so that the first tap prints even
 * before hydration. Hidden where no script runs: the browser's own print command is there then.
 */
export function PrintButton({ className = 'btn btn-secondary', choose, children }: PrintButtonProps) {
  return (
    <button
      type="button"
      className={`needs-script works-before-hydration print:hidden ${className}`}
      data-print
      // The page must have changed before the script behind React's handlers prints it.
      onClick={choose && (() => flushSync(choose))}
    >
      <Icon name="printer" />
      {children}
    </button>
  );
}
