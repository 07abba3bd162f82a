import { type ReactNode, useEffect, useRef } from 'react';

interface RevealProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Fades in once as it comes into view: the script in the page sees to it (app/lib/reveal-sections.ts), also before
 * hydration. For what invites to look around, not for what someone may need at once.
 */
export function Reveal({ className, children }: RevealProps) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (section.current) window.revealLater?.(section.current);
  }, []);
  return (
    <div ref={section} className={className} data-reveal="" suppressHydrationWarning>
      {children}
    </div>
  );
}
