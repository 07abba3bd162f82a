import { limits } from '#app/parts/assistant/limits.ts';
import { patterns } from '#app/parts/assistant/patterns.ts';
import type { RecordAnswer, RecordQuestion } from '#app/parts/assistant/record-question.ts';
import { answerWords } from '#app/parts/assistant/words.ts';
import { matchPlans } from '#app/parts/insurance/match-plans.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { stopWords } from '#app/parts/matching/stop-words.ts';
import { forgiving, wordTiers } from '#app/parts/matching/word-match.ts';
import { languages, wordsIn } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';

/** The plans matched by the longest run of a question's words, and those words; if none match, all words that may be a plan's name. */
export function namedPlans({ text, words, facts, language: own }: RecordQuestion) {
  // "VA" is a plan on English pages or in capitals; otherwise "va" is a Spanish function word.
  const isSmall = (word: string) => word !== 'va' && languages.some((language) => functionWords[language].has(word));
  const isPlanVa = (word: string) => word === 'va' && (own === 'en' || patterns.planVa.test(text));
  const telling = words.filter((word) => !stopWords.plans.has(word) && !isSmall(word) && (word !== 'va' || isPlanVa(word)));
  for (let length = Math.min(limits.nameOfPlan, telling.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= telling.length; from += 1) {
      const name = telling.slice(from, from + length).join(' ');
      const plans = name.length < 2 ? [] : matchPlans(facts.plans, name);
      if (plans.length > 0) return { plans, asked: name };
    }
  }
  return { plans: [], asked: telling.join(' ') };
}

/** Whether the question names a plan by its first word, spelled as in our list or nearly so. */
export function namesPlan(question: RecordQuestion): boolean {
  const { plans, asked } = namedPlans(question);
  const [first = ''] = asked.split(' ');
  const begins = (name: string) => {
    const tier = forgiving(first, plainWords(name)[0] ?? '', first.length > 5 ? 1 : 0);
    return tier === wordTiers.same || tier === wordTiers.alike;
  };
  return plans.some(({ name, otherNames }) => [name, ...otherNames].some(begins));
}

/** The plans of our list that a question names, with their notes, or that the plan is not listed. */
export function insuranceFact(question: RecordQuestion): RecordAnswer {
  const w = wordsIn(answerWords, question.language);
  const { plans, asked } = namedPlans(question);
  const links = [{ page: 'insurance', hash: 'plans', title: '' }] as const;
  if (plans.length > 0) {
    const notes = [...new Set(plans.flatMap(({ note }) => note ?? []))];
    return { lines: [w.listed(plans.map(({ name }) => name).join('; ')), ...notes.slice(0, 3), w.draftPlans], links };
  }
  if (asked !== '' && asked.split(' ').length <= limits.nameOfPlan) return { lines: [w.notListed(asked)], links, phones: true };
  const groups = [...new Set(question.facts.plans.map(({ group }) => group))];
  return { lines: [w.allPlans(groups.join('; ')), w.draftPlans], links };
}
