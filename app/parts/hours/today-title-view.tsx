import { wordsIn } from '#app/site/language.ts';
import type { NowProps } from './now-view.ts';
import { weekWords } from './week-words.ts';
import { words } from './words.ts';

/** "Today" over what is true today; "Our hours" where nobody knows the day, as on paper. */
export function TodayTitleView({ language, now }: NowProps) {
  const w = wordsIn(words, language);
  return (
    <>
      {now && <span className="print:hidden">{w.today}</span>}
      <span className={now ? 'print-only' : undefined}>{wordsIn(weekWords, language).ourHours}</span>
    </>
  );
}
