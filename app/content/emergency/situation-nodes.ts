import type { ProseNode } from '#app/content/text/prose.ts';
import type { ShownSituation } from '#app/content/text/shared-values.server.ts';
import type { Language } from '#app/site/language.ts';
import { afterHoursLabel } from './after-hours-label.ts';

/** Writes a situation for an article's list: the sentence, then on a new line what to do while both offices are closed. */
export function situationNodes(situation: ShownSituation | undefined, language: Language): ProseNode[] | undefined {
  if (!situation?.closed) return situation && [situation.sentence];
  const label: ProseNode = { tag: 'strong', attributes: {}, children: [afterHoursLabel[language]] };
  return [`${situation.sentence}.`, { tag: 'br', attributes: {}, children: [] }, label, ` ${situation.closed}`];
}
