import type { ReactNode } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { DraftMark } from './draft-mark.tsx';
import { Icon } from './icon.tsx';

interface NoticeProps {
  readonly icon?: IconName;
  /** A hint, a danger, or content that the practice has not approved; the last opens from its title. */
  readonly tone?: 'calm' | 'alarm' | 'draft';
  readonly title?: string;
  readonly children: ReactNode;
}

/** A panel that stands out from the text. */
export function Notice({ icon = 'info', tone = 'calm', title, children }: NoticeProps) {
  if (tone === 'draft') return <DraftMark title={title}>{children}</DraftMark>;
  return (
    <div role="note" className={`notice ${tone === 'alarm' ? 'notice-alarm' : ''}`}>
      <Icon name={icon} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
