import { wordsIn } from '#app/site/language.ts';
import type { NowProps } from './now-view.ts';
import { weekWords } from './week-words.ts';
import { words } from './words.ts';

/** "Today" above what is true today; "Our hours" if the day is unknown, as on paper. */
export function TodayTitleView({ language, now }: NowProps) {
  const w = wordsIn(words, language);
  return (
    <>
      {now && <span className="print:hidden">{w.today}</span>}
      <span className={now ? 'print-only' : undefined}>{wordsIn(weekWords, language).ourHours}</span>
    </>
  );
}
