import { words } from '#app/parts/kids/words.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useWords } from '#app/ui/use-language.ts';

/** What parents want to know before a child plays here. */
export function ParentsNote() {
  const w = useWords(words);
  return (
    <Notice icon="shield" title={w.parentsTitle}>
      <ul className="mt-2 grid list-disc gap-2 ps-5">
        <li>{w.parentsCollect}</li>
        <li>{w.parentsBrowser}</li>
        <li>{w.parentsPlay}</li>
        <li>{w.parentsAdvice}</li>
      </ul>
    </Notice>
  );
}
