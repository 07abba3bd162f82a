/** Characters of a passage shown at first; the rest is one tap away. */
const shownAtFirst = 420;

/** The first sentences of a long passage, whole ones only. */
export function beginning(text: string): string {
  if (text.length <= shownAtFirst) return text;
  const end = text.slice(0, shownAtFirst).search(/[.!?](?!.*[.!?]\s)/);
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, text.lastIndexOf(' ', shownAtFirst))} …`;
}
