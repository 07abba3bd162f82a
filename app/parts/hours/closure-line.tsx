import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { type ClosureNotice, changedHours } from './closure-notices.ts';
import { formatDate } from './format.ts';
import { words } from './words.ts';

interface ClosureLineProps {
  readonly notice: ClosureNotice;
  readonly offices: readonly { readonly id: string; readonly name: string }[];
  /** How its days are written. */
  readonly days: Intl.DateTimeFormatOptions;
}

/** A closure in one line: which days, what changes, why, and where unless it is everywhere. */
export function ClosureLine({ notice, offices, days }: ClosureLineProps) {
  const w = useWords(words);
  const language = useLanguage();
  const { from, to, reason } = notice;
  const names = offices.filter(({ id }) => notice.offices.includes(id)).map(({ name }) => name);
  const where = names.length < offices.length ? ` · ${names.join(', ')}` : '';
  return (
    <>
      <strong>
        {formatDate(from, language, days)}
        {to !== from && ` – ${formatDate(to, language, days)}`}
      </strong>
      {`: ${changedHours(notice, w, language)} · ${reason}${where}`}
    </>
  );
}
