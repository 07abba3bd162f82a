import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from './icon.tsx';

interface PrintButtonProps {
  readonly className?: string;
  /** On a page with several sheets: shows the sheet that this button prints. Before hydration the page prints as it is. */
  readonly choose?: () => void;
  readonly children: ReactNode;
}

/**
 * Prints the page. The script in the page handles it (app/browser/page-actions.ts), so that the first tap prints even before hydration.
 * Hidden without scripts: the browser's own print command remains.
 */
export function PrintButton({ className = 'btn btn-secondary', choose, children }: PrintButtonProps) {
  return (
    <button
      type="button"
      className={`needs-script works-before-hydration print:hidden ${className}`}
      data-print
      // The page must change before its script, which runs after React, prints it.
      onClick={choose && (() => flushSync(choose))}
    >
      <Icon name="printer" />
      {children}
    </button>
  );
}
