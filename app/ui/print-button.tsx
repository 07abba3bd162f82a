import { Icon } from './icon.tsx';

interface PrintButtonProps {
  readonly className?: string;
  readonly children: string;
}

/**
 * Prints the page. The script in the page answers it (app/inline/wake.ts), so that the first tap prints even
 * before React wakes. Hidden where no script runs: the browser's own print command is there then. */
export function PrintButton({ className = 'btn btn-secondary', children }: PrintButtonProps) {
  return (
    <button type="button" className={`needs-script print:hidden ${className}`} data-print>
      <Icon name="printer" />
      {children}
    </button>
  );
}
