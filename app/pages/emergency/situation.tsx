import type { ReactNode } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';

interface SituationProps {
  readonly title: string;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** One possible emergency: a large tile that is its section's heading and opens it. Three fill the rest of a phone's first screen. */
export function Situation({ title, icon, children }: SituationProps) {
  return (
    <details name="situation" className="disclosure border-0">
      <summary className="min-h-[max(4rem,(100svh-32.5rem)/3)] gap-4 rounded-card border-2 border-line bg-card px-5 py-1.5 hover:underline focus-visible:rounded-card md:min-h-16 print:border-0 print:p-0">
        <Icon name={icon} className="icon size-10 text-alarm print:hidden" />
        <h2 className="min-w-0 flex-1 text-xl md:text-2xl">{title}</h2>
        <Icon name="chevron-down" className="icon size-7 text-alarm" />
      </summary>
      <div className="pt-3 print:p-0">{children}</div>
    </details>
  );
}
