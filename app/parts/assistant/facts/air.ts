import type { Asked, RecordAnswer } from '#app/parts/assistant/asked.ts';
import { monthIn } from '#app/parts/assistant/dates.ts';
import { answerWords } from '#app/parts/assistant/words.ts';
import { monthOf } from '#app/parts/hours/clinic-time.ts';
import { words as seasonWords } from '#app/parts/site-index/words.ts';
import { wordsIn } from '#app/site/language.ts';

/** What is in the air of a typical year, in the month that is asked for or else the present one. */
export function airFact({ text, facts, now, date, language }: Asked): RecordAnswer {
  const w = wordsIn(answerWords, language);
  const month = monthIn(text) ?? monthOf(date ?? now.date) - 1;
  const { words = '', plants = [] } = facts.months[month] ?? {};
  const { count } = facts;
  const isNow = count && month === monthOf(now.date) - 1 && count.day === now.date;
  const name = wordsIn(seasonWords, language).monthName(month);
  return {
    lines: [
      w.air(name.charAt(0).toUpperCase() + name.slice(1), plants.slice(0, 6).join(', ')),
      words,
      ...(isNow ? [`${count.text}.`] : []),
    ],
    links: [{ page: 'seasons', hash: 'months', title: '' }],
  };
}
