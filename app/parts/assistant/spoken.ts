import type { Answer } from './answer.ts';
import { beginning } from './beginning.ts';

function ownWords({ lines, passages, parts = [] }: Answer): string {
  const own = [...lines, ...passages.map(({ heading, text }) => `${heading}: ${beginning(text)}`)];
  return [...own, ...parts.map(({ asked, answer }) => `${asked} ${ownWords(answer)}`)].join(' ');
}

/**
 * What a screen reader says of a new answer: of an emergency card its title and its first step, of the lifeline its title
 * and whom to call, else the answer itself with the first sentences of a long passage.
 * @param also says that an answer stands under the card
 */
export function spokenOf(answer: Answer, also: string): string {
  const { alarm } = answer;
  if (alarm && 'lifeline' in alarm) return `${alarm.lifeline.title}. ${alarm.lifeline.call}.`;
  const own = ownWords(answer);
  if (!alarm || 'line' in alarm) return own;
  const [step = ''] = alarm.card.steps;
  return [`${alarm.card.title} ${step}`, own ? also : ''].join(' ').trim();
}
