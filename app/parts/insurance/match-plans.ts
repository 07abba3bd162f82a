import { shortestForgiven } from '#app/parts/matching/edit-distance.ts';
import { forgiving, noMatch } from '#app/parts/matching/word-match.ts';
import { plainWords } from '#app/site/plain-text.ts';

/** What the search needs to know of a plan. */
export interface SearchedPlan {
  readonly name: string;
  readonly otherNames: readonly string[];
}

/** Words people put around a plan's name; they must not keep it from being found. */
const fillers = new Set([
  'the',
  'of',
  'and',
  'my',
  'plan',
  'plans',
  'insurance',
  'health',
  'el',
  'la',
  'de',
  'del',
  'y',
  'mi',
  'seguro',
  'seguros',
  'planes',
]);

/** A typed word fits a word of the plan when it begins it, or, being long enough, begins it but for one slip of the finger. */
function fits(typed: string, word: string): boolean {
  return forgiving(typed, word, typed.length < shortestForgiven ? 0 : 1) !== noMatch;
}

interface SearchedName {
  readonly words: readonly string[];
  /** "united health care", "unitedhealthcare" and "blue cross tx" are one name to those who type them. */
  readonly together: string;
}
const searchedNames = new WeakMap<SearchedPlan, SearchedName[]>();

/** Names made ready once, not for every run of words of a question. */
function searchedNamesOf(plan: SearchedPlan): SearchedName[] {
  const known =
    searchedNames.get(plan) ?? [plan.name, ...plan.otherNames].map(plainWords).map((words) => ({ words, together: words.join('') }));
  searchedNames.set(plan, known);
  return known;
}

function matches(plan: SearchedPlan, typedWords: readonly string[], typedTogether: string): boolean {
  const names = searchedNamesOf(plan);
  return (
    names.some(({ together }) => together.startsWith(typedTogether)) ||
    typedWords.every((typed) => names.some(({ words }) => words.some((word) => fits(typed, word))))
  );
}

/**
 * The plans a visitor may mean, in the order of the list: forgives accents, capitals, signs, spaces, one wrong
 * letter in longer words, and words such as "my insurance". All plans when nothing worth searching was typed.
 */
export function matchPlans<T extends SearchedPlan>(plans: readonly T[], query: string): T[] {
  const typed = plainWords(query);
  const telling = typed.filter((word) => !fillers.has(word));
  const searched = telling.length > 0 ? telling : typed;
  if (searched.length === 0) return [...plans];
  return plans.filter((plan) => matches(plan, searched, searched.join('')));
}
