import { type ReactNode, useEffect, useRef } from 'react';
import { quietImport } from './quiet-import.ts';

interface RevealProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Fades in once as it comes into view: the script in the page sees to it (app/browser/reveal.ts), also before React
 * wakes. For what invites to look around, not for what someone may need at once.
 */
export function Reveal({ className, children }: RevealProps) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!section.current) return;
    // Where the page that was opened has no such sections, it came without the script; that finds those which are there by then.
    if (window.revealLater) window.revealLater(section.current);
    else
      void quietImport(() => import('./reveal-sections.ts'))
        .then(({ revealSections }) => revealSections())
        .catch(() => {});
  }, []);
  return (
    <div ref={section} className={className} data-reveal="" suppressHydrationWarning>
      {children}
    </div>
  );
}
