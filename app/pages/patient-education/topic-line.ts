import { plainWords } from '#app/site/plain-text.ts';

/** Characters that fit in a line next to the drawing on the narrowest phones. */
export const longestLine = 30;

interface Topic {
  readonly title: string;
  readonly keywords: readonly string[];
}

/** Describes a topic in one line on a phone: the first of the patients' words that its title does not have. */
export function topicLine({ title, keywords }: Topic): string {
  const titled = plainWords(title);
  // Compares beginnings, so that "food allergy" is in "Food Allergies".
  const isSaid = (word: string) => titled.some((said) => said.startsWith(word.slice(0, 5)));
  const [first = '', ...others] = keywords.filter((keyword) => !plainWords(keyword).every(isSaid));
  let line = first.charAt(0).toUpperCase() + first.slice(1);
  for (const other of others) {
    if (`${line}, ${other}`.length > longestLine) break;
    line += `, ${other}`;
  }
  return line;
}
