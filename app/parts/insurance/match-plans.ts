import { shortestForgiven } from '#app/parts/matching/edit-distance.ts';
import { forgiving, noMatch } from '#app/parts/matching/word-match.ts';
import { plainWords } from '#app/site/plain-text.ts';

/** The part of a plan that the search reads. */
export interface SearchedPlan {
  readonly name: string;
  readonly otherNames: readonly string[];
}

/** Words that people put around a plan's name; the search ignores them. */
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

/** Returns whether the plan's word begins with the typed word; in longer typed words, one typing error is allowed. */
function fits(typed: string, word: string): boolean {
  return forgiving(typed, word, typed.length < shortestForgiven ? 0 : 1) !== noMatch;
}

interface SearchedName {
  readonly words: readonly string[];
  /** All words without spaces: "unitedhealthcare" must find "united health care". */
  readonly together: string;
}
const searchedNames = new WeakMap<SearchedPlan, SearchedName[]>();

/** Returns the names prepared for the search, computed once per plan and not for every search. */
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
 * Returns the plans a visitor may mean, in the order of the list: ignores accents, capitals, punctuation, spaces, one wrong
 * letter in longer words, and words such as "my insurance". Returns all plans when nothing searchable was typed.
 */
export function matchPlans<T extends SearchedPlan>(plans: readonly T[], query: string): T[] {
  const typed = plainWords(query);
  const telling = typed.filter((word) => !fillers.has(word));
  const searched = telling.length > 0 ? telling : typed;
  if (searched.length === 0) return [...plans];
  return plans.filter((plan) => matches(plan, searched, searched.join('')));
}
