/** What the search needs to know of a plan. */
export interface SearchedPlan {
  readonly name: string;
  readonly otherNames: readonly string[];
}

/** Marks that NFD has split from their letters. */
const accents = /\p{M}/gu;
/** "STAR+PLUS", "BCBS-TX": everything that is no letter or figure only separates words. */
const separators = /[^\p{L}\p{N}]+/gu;

/** Small letters without accents or signs, words apart by one blank. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(accents, '').toLowerCase().replace(separators, ' ').trim();
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

/** Below this length one wrong letter makes another word ("chip", "chap"). */
const shortestForgiven = 5;

/** Whether two words are alike but for one letter: missing, added, changed, or swapped with its neighbor. */
function nearlyEqual(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  const swapped = restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2);
  return (
    restOne === restOther ||
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (swapped && restOne.length > 1)
  );
}

/** A typed word fits a word of the plan when it begins it, or, being long enough, begins it but for one slip of the finger. */
function fits(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < shortestForgiven) return false;
  return [-1, 0, 1].some((more) => nearlyEqual(typed, word.slice(0, typed.length + more)));
}

function matches(plan: SearchedPlan, typedWords: readonly string[], typedTogether: string): boolean {
  const names = [plan.name, ...plan.otherNames].map(plainLetters);
  const words = names.flatMap((name) => name.split(' '));
  // "united health care", "unitedhealthcare" and "blue cross tx" are one name to those who type them.
  const together = names.map((name) => name.replaceAll(' ', ''));
  return together.some((name) => name.startsWith(typedTogether)) || typedWords.every((typed) => words.some((word) => fits(typed, word)));
}

/**
 * The plans a visitor may mean, in the order of the list: forgives accents, capitals, signs, spaces, one wrong
 * letter in longer words, and words such as "my insurance". All plans when nothing worth searching was typed.
 */
export function matchPlans<T extends SearchedPlan>(plans: readonly T[], query: string): T[] {
  const typed = plainLetters(query).split(' ').filter(Boolean);
  const telling = typed.filter((word) => !fillers.has(word));
  const searched = telling.length > 0 ? telling : typed;
  if (searched.length === 0) return [...plans];
  return plans.filter((plan) => matches(plan, searched, searched.join('')));
}
