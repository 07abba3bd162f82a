import { plainWords } from '#app/site/plain-text.ts';

/** Characters that a line beside the drawing holds on the narrowest phones in use. */
export const longestLine = 30;

interface Topic {
  readonly title: string;
  readonly keywords: readonly string[];
}

/** A topic in one line of a phone: the first of the words patients use for it that its title does not say already. */
export function topicLine({ title, keywords }: Topic): string {
  const titled = plainWords(title);
  // By their beginnings, so that "food allergy" is in "Food Allergies".
  const isSaid = (word: string) => titled.some((said) => said.startsWith(word.slice(0, 5)));
  const [first = '', ...others] = keywords.filter((keyword) => !plainWords(keyword).every(isSaid));
  let line = first.charAt(0).toUpperCase() + first.slice(1);
  for (const other of others) {
    if (`${line}, ${other}`.length > longestLine) break;
    line += `, ${other}`;
  }
  return line;
}
