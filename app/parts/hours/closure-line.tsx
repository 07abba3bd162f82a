import { useLanguage } from '#app/ui/use-language.ts';
import type { ClosureNotice } from './closure-notices.ts';
import { closureText } from './closure-text.ts';
import type { DateParts } from './format.ts';

interface ClosureLineProps {
  readonly notice: ClosureNotice;
  readonly offices: readonly { readonly id: string; readonly name: string }[];
  /** The style of its dates. */
  readonly days: DateParts;
}

/** Draws a closure in one line. */
export function ClosureLine({ notice, offices, days: style }: ClosureLineProps) {
  const { days, text, reason } = closureText(notice, offices, useLanguage(), style);
  return (
    <>
      <span>
        <strong>{days}</strong>
        {` ${text}`}
      </span>{' '}
      <span>{`· ${reason}`}</span>
    </>
  );
}
