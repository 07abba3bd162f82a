import type { Answer } from './answer.ts';
import { beginning } from './beginning.ts';

function ownWords({ lines, passages, parts = [] }: Answer): string {
  const own = [...lines, ...passages.map(({ heading, text }) => `${heading}: ${beginning(text)}`)];
  return [...own, ...parts.map(({ asked, answer }) => `${asked} ${ownWords(answer)}`)].join(' ');
}

/**
 * What a screen reader announces of a new answer: for an emergency card its title and first step, for the lifeline its title and the number
 * to call, otherwise the answer itself with the first sentences of long passages.
 * @param also the sentence that says that an answer follows below the card
 */
export function spokenOf(answer: Answer, also: string): string {
  const { alarm } = answer;
  if (alarm && 'lifeline' in alarm) return `${alarm.lifeline.title}. ${alarm.lifeline.call}.`;
  const own = ownWords(answer);
  if (!alarm || 'line' in alarm) return own;
  const [step = ''] = alarm.card.steps;
  return [`${alarm.card.title} ${step}`, own ? also : ''].join(' ').trim();
}
