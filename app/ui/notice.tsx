import type { ReactNode } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from './icon.tsx';

interface NoticeProps {
  readonly icon?: IconName;
  readonly tone?: 'calm' | 'alarm';
  readonly title?: string;
  readonly children: ReactNode;
}

/** A panel that stands out from the text: calm for hints and drafts, alarm for what can turn dangerous. */
export function Notice({ icon = 'info', tone = 'calm', title, children }: NoticeProps) {
  const colours = tone === 'alarm' ? 'bg-alarm-mist border-alarm' : 'bg-mist border-oak';
  return (
    <div role="note" className={`flex flex-wrap gap-3 rounded-card border-s-4 px-5 py-4 print:border print:bg-white ${colours}`}>
      <Icon name={icon} className={`icon mt-1 ${tone === 'alarm' ? 'text-alarm' : 'text-oak'}`} />
      <div className="min-w-0 flex-1 basis-[8em]">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
