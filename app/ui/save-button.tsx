import { type ReactNode, useState } from 'react';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from './icon.tsx';
import { useWords } from './use-language.ts';
import { words } from './words.ts';

interface SaveButtonProps {
  /** Makes the file and gives it to the visitor; rejects or throws if that fails. */
  readonly onSave: () => Promise<void> | void;
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that saves a file, and says beside it whether that worked: many browsers save silently. */
export function SaveButton({ onSave, icon = 'download', className = 'btn btn-secondary', children }: SaveButtonProps) {
  const w = useWords(words);
  const [said, setSaid] = useState<'saved' | 'notSaved'>();
  async function save() {
    try {
      await onSave();
      setSaid('saved');
    } catch {
      setSaid('notSaved');
    }
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <button type="button" className={className} onClick={() => void save()}>
        <Icon name={icon} />
        {children}
      </button>
      <span role="status" className="font-semibold empty:hidden">
        {said && w[said]}
      </span>
    </span>
  );
}
