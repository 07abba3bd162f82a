/** Describes a row of the emergency table: what is said, and what must not be said with it. */
import type { EmergencyTable } from '#app/content/emergency/emergency-lexicon.schema.ts';
import { type Bilingual, defineWords, type Language, wordsIn } from '#app/site/language.ts';

export type Rule = EmergencyTable['combinations'][number];
export type Labels = EmergencyTable['labels'];

export const words = defineWords({
  or: { en: 'or', es: 'o' },
  and: { en: 'and', es: 'y' },
  without: { en: 'and none of these', es: 'y nada de esto' },
});

/** Returns what must be said, each with alternatives of which one is enough, and what must not. */
export function told({ all, without = [] }: Rule, labels: Labels, language: Language) {
  const named = (names: readonly string[]) => names.map((name) => labels[name]?.[language] ?? name);
  return { all: all.map((term) => named(term.split('|'))), without: named(without) };
}

/** Returns the same as one sentence. */
export function toldText(rule: Rule, labels: Labels, language: Language): string {
  const { all, without } = told(rule, labels, language);
  const w = wordsIn(words, language);
  const needed = all.map((names) => names.join(` ${w.or} `)).join(`; ${w.and} `);
  return `${needed}${without.length > 0 ? `; ${w.without}: ${without.join(', ')}` : ''}.`;
}

/** Returns a row's whole text; the code that shows it fills in the situation. */
export function ruleText(rule: Rule, labels: Labels): Bilingual {
  const outcome = [rule.card, rule.situation && `{${rule.situation}}`].filter(Boolean).join(', ');
  const say = (language: Language) => `${toldText(rule, labels, language)} ${outcome}. ${rule.why}`;
  return { en: say('en'), es: say('es') };
}
