interface Options {
  /** Compares `one` with the beginning of `other` and ignores the rest of it. */
  readonly prefix?: boolean;
  /** The greatest number of errors that must be exact; if there are more, any number above it may be returned. */
  readonly most?: number;
}

/** How many letters both words have in common at the start. */
function alikeAtFirst(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Whether two words that differ in their first letter are one error apart: a shortcut for the most frequent limit. */
function isOneError(typed: string, word: string, prefix: boolean): boolean {
  const ends = (rest: string, at: number) => (prefix ? word.startsWith(rest, at) : word.slice(at) === rest);
  if (ends(typed.slice(1), 1) || ends(typed, 1) || ends(typed.slice(1), 0)) return true;
  return typed[0] === word[1] && typed[1] === word[0] && typed.length > 1 && ends(typed.slice(2), 2);
}

/**
 * Typing errors between two words: letters added, left out, changed, or two neighbors swapped
 * (Damerau-Levenshtein, each place edited at most once).
 */
export function editDistance(one: string, other: string, { prefix = false, most = Number.POSITIVE_INFINITY }: Options = {}): number {
  const longer = one.length - other.length;
  // A difference in length counts as that many errors, so most words need no comparison.
  if (longer > most || (!prefix && -longer > most)) return Math.abs(longer);
  const alike = alikeAtFirst(one, other);
  const [typed, word] = [one.slice(alike), other.slice(alike)];
  if (typed === '') return prefix ? 0 : word.length;
  if (most === 1) return isOneError(typed, word, prefix) ? 1 : 2;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  let leastBefore = 0;
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    // A swap looks back two rows and nothing looks back further, so two rows above the limit settle the result.
    if (least > most && leastBefore > most) return least;
    leastBefore = least;
    beforeLast = last;
    last = current;
  }
  return prefix ? Math.min(...last) : (last.at(-1) ?? 0);
}

/** The length from which one wrong letter is forgiven: it makes another word of a shorter one ("chip", "chap"). */
export const shortestForgiven = 5;

/** Whether `typed` is `word` with at most one typing error, not in its first letter. */
export const isOneSlip = (typed: string, word: string): boolean =>
  word.length >= shortestForgiven && typed[0] === word[0] && editDistance(typed, word, { most: 1 }) <= 1;
