/** Remembers the result for the last text, because the assistant reads the same question several times for one answer. */
export function keepLast<Result>(work: (text: string) => Result): (text: string) => Result {
  let last: { readonly text: string; readonly result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: work(text) };
    return last.result;
  };
}
