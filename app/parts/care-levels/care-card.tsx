import type { ReactNode } from 'react';
import type { CareLevel } from '#app/content/articles/care-levels.ts';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { WhenClosed } from './when-closed.tsx';
import { words } from './words.ts';

/** Icon, edge and colour of each level. The edges differ without colour too: a sheet is often printed in black. */
const looks = {
  '911': { icon: 'emergency', card: 'border-s-12 border-alarm bg-alarm-mist', ink: 'text-alarm' },
  er: { icon: 'hospital', card: 'border-s-12 border-double border-alarm bg-card', ink: 'text-alarm' },
  today: { icon: 'phone', card: 'border-s-6 border-gold bg-card', ink: 'text-gold' },
  soon: { icon: 'calendar', card: 'border-s-6 border-dashed border-bluebonnet bg-card', ink: 'text-bluebonnet' },
  visit: { icon: 'speech', card: 'border-s-6 border-dotted border-oak bg-card', ink: 'text-oak' },
} as const satisfies Record<CareLevel, { icon: IconName; card: string; ink: string }>;

interface CareCardProps {
  readonly level: CareLevel;
  readonly children: ReactNode;
}

/** How soon to get help, and for what. Told by word, drawing and edge, never by colour alone. */
export function CareCard({ level, children }: CareCardProps) {
  const w = useWords(words);
  const { icon, card, ink } = looks[level];
  return (
    <div
      className={`care-card break-inside-avoid rounded-card p-5 shadow-card [&>ul+p]:mt-3 print:bg-white print:p-2 print:[box-shadow:none] ${card}`}
    >
      <h3 className={`mb-2 flex items-center gap-2 print:text-black ${ink}`}>
        <Icon name={icon} className="icon size-7 print:size-5" />
        {w[level]}
      </h3>
      {children}
      {level === 'er' && <p className="mt-3 font-semibold print:mt-1">{w.erHow}</p>}
      {level === 'today' && <WhenClosed />}
    </div>
  );
}
