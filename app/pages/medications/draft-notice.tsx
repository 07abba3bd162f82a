import { Notice } from '#app/ui/notice.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** The list waits for the practice's approval: said beside the answer, and on paper. */
export function DraftNotice() {
  const w = useWords(words);
  return (
    <Notice icon="document" title={w.draftTitle}>
      <p>{w.draftText}</p>
    </Notice>
  );
}
