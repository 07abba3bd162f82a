import { alarmWords } from '#app/parts/alarm/words.ts';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import type { Answer } from './answer.ts';
import { beginning } from './beginning.ts';

function ownWords({ lines, passages, parts = [] }: Answer): string {
  const own = [...lines, ...passages.map(({ heading, text }) => `${heading}: ${beginning(text)}`)];
  return [...own, ...parts.map(({ asked, answer }) => `${asked} ${ownWords(answer)}`)].join(' ');
}

/** The line to 911 as it is shown, without its link to the emergency page. */
function lineIn(language: Language): string {
  return `${wordsIn(alarmWords, language).happening} ${wordsIn(cardWords, language).call911}.`;
}

/**
 * Returns what a screen reader announces: a card's title and first step, the lifeline's title and number to call, or else the answer itself
 * with the first sentences of long passages, after the guide's title or the line to 911 if one is shown.
 * @param also the sentence that says that an answer follows below the card
 */
export function spokenOf(answer: Answer, also: string): string {
  const { alarm } = answer;
  if (alarm && 'lifeline' in alarm) return [`${alarm.lifeline.title}.`, alarm.first, `${alarm.lifeline.call}.`].filter(Boolean).join(' ');
  const own = ownWords(answer);
  if (!alarm) return own;
  if ('guide' in alarm) return [alarm.guide.title, own].join(' ').trim();
  if ('line' in alarm) return `${lineIn(answer.language)} ${own}`.trim();
  const [step = ''] = alarm.card.steps;
  return [`${alarm.card.title} ${alarm.card.first ?? step}`, own ? also : ''].join(' ').trim();
}
