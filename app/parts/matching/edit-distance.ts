/**
 * Typing errors between two words: letters added, left out, changed, or two neighbours swapped
 * (Damerau-Levenshtein, each place edited at most once). `prefix` forgives whatever the longer word goes on with.
 */
export function editDistance(typed: string, word: string, { prefix = false } = {}): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return prefix ? Math.min(...last) : (last.at(-1) ?? 0);
}
