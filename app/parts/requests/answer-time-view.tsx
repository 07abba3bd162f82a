import { wordsIn } from '#app/site/language.ts';
import { instantOf } from '../hours/instant-of.ts';
import type { NowProps } from '../hours/now-view.ts';
import { type CallPromise, callBy } from './call-by.ts';
import { callByText } from './call-by-text.ts';
import { words } from './words.ts';

/** Without a promise, no call time is given. */
export interface AnswerTimeOwn {
  readonly promise?: CallPromise;
}

/** Says by when we call visitors who write now; without scripts, and on paper, where "now" goes stale, that closed days do not count. */
export function AnswerTimeView({ own, offices, closures, language, now }: NowProps<AnswerTimeOwn>) {
  const w = wordsIn(words, language);
  const by = now && own.promise && callBy(instantOf(now), own.promise, offices, closures);
  return (
    // As high before the day is known as after, so that nothing below moves; keyed, since translators replace the text.
    <span key={by ? 'now' : 'ever'} className={`block font-normal ${own.promise ? 'min-h-[3lh] sm:min-h-lh print:min-h-0' : ''}`}>
      <span className={by ? 'print:hidden' : ''}>{by ? w.writeNow(callByText(by.moment, language)) : w.closedDays}</span>
      {by && <span className="print-only">{w.closedDays}</span>}
    </span>
  );
}
