import { type Language, wordsIn } from '#app/site/language.ts';
import type { ListedMedication } from './listed-medication.ts';
import { actionWords } from './words.ts';

/** Returns in one line what to do with a medicine before a skin test. */
export function actionText({ action, days, tellUs }: Pick<ListedMedication, 'action' | 'days' | 'tellUs'>, language: Language): string {
  const w = wordsIn(actionWords, language);
  return { stop: w.stopBadge(days ?? 0), ask: w.askBadge, tell: w.tellBadge, keep: tellUs ? w.tellUsBadge : w.keepBadge }[action];
}
