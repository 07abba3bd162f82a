/** The most characters of a passage that are shown at first; the rest is one tap away. */
const shownAtFirst = 420;

/** The first complete sentences of a long passage, or its first words if its first sentence is too long. */
export function beginning(text: string): string {
  if (text.length <= shownAtFirst) return text;
  const end = text.slice(0, shownAtFirst).search(/[.!?](?!.*[.!?]\s)/);
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, text.lastIndexOf(' ', shownAtFirst))} …`;
}
