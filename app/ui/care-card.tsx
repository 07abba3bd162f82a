import type { ReactNode } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from './icon.tsx';

const looks = {
  '911': { icon: 'emergency', colours: 'border-alarm bg-alarm-mist', ink: 'text-alarm' },
  today: { icon: 'phone', colours: 'border-gold bg-card', ink: 'text-gold' },
  visit: { icon: 'calendar', colours: 'border-oak bg-card', ink: 'text-oak' },
} as const satisfies Record<string, { icon: IconName; colours: string; ink: string }>;

export type CareLevel = keyof typeof looks;

interface CareCardProps {
  readonly level: CareLevel;
  readonly title: string;
  readonly children: ReactNode;
}

/** How soon to get help, and for what: at once, today, or at the next visit. Told by word and drawing, not by colour alone. */
export function CareCard({ level, title, children }: CareCardProps) {
  const { icon, colours, ink } = looks[level];
  return (
    <div className={`break-inside-avoid rounded-card border-s-4 p-5 shadow-card print:p-2 print:shadow-none ${colours}`}>
      <h3 className={`mb-2 flex items-center gap-2 ${ink}`}>
        <Icon name={icon} className="icon size-7" />
        {title}
      </h3>
      {children}
    </div>
  );
}
