import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useWords } from './use-language.ts';
import { words } from './words.ts';

interface DraftMarkProps {
  /** "Draft" when absent. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Says quietly that content waits for the practice's approval, and opens to explain this. On paper it is open. */
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
