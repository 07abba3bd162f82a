import { monthIn } from '#app/parts/assistant/dates.ts';
import type { RecordAnswer, RecordQuestion } from '#app/parts/assistant/record-question.ts';
import { answerWords } from '#app/parts/assistant/words.ts';
import { monthOf } from '#app/parts/hours/clinic-time.ts';
import { stem } from '#app/parts/matching/stem.ts';
import { outlookText } from '#app/parts/seasons/outlook-text.ts';
import { words as seasonWords } from '#app/parts/site-index/words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';

/** Gives the outlook for each plant that a question names: "Mountain cedar: none now, starts in December." */
function outlooksOf(text: string, plants: RecordQuestion['facts']['plants'], month: number, language: Language): string[] {
  const stemsOf = (words: string) => plainWords(words).map((word) => stem(word, language));
  const said = new Set(stemsOf(text));
  // The type of plant: the last word of "Mountain cedar", the first of "Cedro de montaña".
  const isNamed = (name: string) => said.has(stemsOf(name).at(language === 'en' ? -1 : 0) ?? '');
  return plants.filter(({ name }) => isNamed(name)).map(({ name, level }) => `${name}: ${outlookText(level, month, language)}.`);
}

/** Says what is in the air in a typical year, in the month asked about or else this month. */
export function airFact({ text, facts, now, date, language }: RecordQuestion): RecordAnswer {
  const w = wordsIn(answerWords, language);
  const month = monthIn(text) ?? monthOf(date ?? now.date) - 1;
  const levelIn = ({ level }: (typeof facts.plants)[number]) => level[month] ?? 0;
  const plants = facts.plants.filter((plant) => levelIn(plant) > 0).sort((one, other) => levelIn(other) - levelIn(one));
  const { count } = facts;
  const isNow = month === monthOf(now.date) - 1;
  const name = wordsIn(seasonWords, language).monthName(month);
  return {
    lines: [
      ...(isNow ? outlooksOf(text, facts.plants, month + 1, language) : []),
      w.air(
        name.charAt(0).toUpperCase() + name.slice(1),
        plants
          .slice(0, 6)
          .map((plant) => plant.name)
          .join(', '),
      ),
      facts.months[month] ?? '',
      ...(isNow && count?.day === now.date ? [`${count.text}.`] : []),
    ],
    links: [{ page: 'seasons', hash: 'months', title: '' }],
  };
}
