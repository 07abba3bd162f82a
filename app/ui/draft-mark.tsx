import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useWords } from './use-language.ts';
import { words } from './words.ts';

interface DraftMarkProps {
  /** "Draft" unless it says what is one. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Says quietly that something waits for the practice to sign it off, and opens what that means. On paper it is open. */
export function DraftMark({ title, children }: DraftMarkProps) {
  const w = useWords(words);
  return (
    <details className="draft">
      <summary className="tag">
        {title ?? w.draft}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
