/** Explains to the person at the form why the schema rejects a value. */
import type { z } from 'zod';
import { type Language, wordsIn } from '#app/site/language.ts';
import { timeText } from './time-text.ts';
import { words } from './words.ts';

type Faulty = Pick<z.core.$ZodIssue, 'code' | 'message' | 'path'> & Readonly<Record<string, unknown>>;

/** Patterns of schema and check messages, each with the key of the desk's own sentence in `words`. */
const sentences: readonly (readonly [RegExp, keyof typeof words])[] = [
  [/a time after opening/, 'afterOpening'],
  [/in order of time that do not overlap/, 'inOrder'],
  [/days in order of time/, 'daysInOrder'],
  [/no shot hours on a day/, 'officeClosed'],
  [/expected (\S+) or later, when the office opens/, 'notBefore'],
  [/expected (\S+) or earlier, so that the wait of (\d+) minutes/, 'notAfter'],
  [/a day not before/, 'dayNotBefore'],
  [/as many paragraphs in Spanish/, 'asMany'],
  [/a number as \+1 and ten digits/, 'phone'],
  [/begins with http/, 'url'],
  [/five digits in quotes/, 'zip'],
  [/expected two capital letters/, 'state'],
  [/characters of a video id/, 'video'],
  [/two or three capital letters/, 'initials'],
  [/a DOI, 10\./, 'doi'],
  [/\{title\} in both languages/, 'titleHeld'],
  [/a day as YYYY/, 'date'],
  [/a time "HH:MM"/, 'time'],
  [/text in English/, 'inEnglish'],
  [/text in Spanish/, 'inSpanish'],
  [/text that is not empty/, 'empty'],
  [/number not below min/, 'notBelow'],
  [/a number of days for a medicine/, 'daysToStop'],
  [/null for a medicine that goes on/, 'noDays'],
  [/^expected whole marks, found “(.*)”/s, 'markBroken'],
  [/^Node '(\w+)' is missing closing/, 'tagOpen'],
  [/is missing opening/, 'tagClosed'],
  [/^Undefined tag: '(\w+)'|^expected only the tags .*, found (\w+)/, 'tagUnknown'],
  [/^Missing required attribute: '(\w+)'/, 'tagLacks'],
  [/^Attribute '\w+' must match one of \[(.*)\]\. Got/, 'tagOneOf'],
  [/^'(\w+)' tag should be self-closing/, 'tagSelf'],
  [/^(?:Expected|Unterminated) /, 'tagUnreadable'],
  [/^expected a source of article.yaml, found "(.*)"/, 'noSource'],
  [/^expected every source .* no citation of "(.*)"/, 'uncited'],
  [/^expected a (?:value|situation) of .*, found "(.*)"/, 'noValue'],
  [/^expected the id of a page .*, found "page:(.*)"/, 'noPage'],
  [/^expected (\d+) to (\d+) characters, found (\d+)/, 'characters'],
  [/^"(.+)" speaks to the reader as tú/, 'tu'],
  [/^"([^"]+)".* Write: (.+)\.$/, 'otherWord'],
  [/^scores .* Begin with the hardest sentence: "(.*)"$/s, 'tooHard'],
  [/^has (\d+) words, .* between (\d+) and (\d+) words/, 'length'],
  [/^part ".*" lacks .* that the other language has: (.*)\. Say the same/, 'lacks'],
  [/^part ".*" has .*, the English one \d+\./, 'notAsMany'],
  [/^\S.* "(.+)" has no citation after it/, 'needsSource'],
];

/** Returns the text that a field shows for one zod issue. */
export function faultText(issue: Faulty, language: Language): string {
  const w = wordsIn(words, language);
  switch (issue.code) {
    case 'invalid_type':
      return ['number', 'int'].includes(String(issue.expected)) ? w.number : w.empty;
    case 'invalid_value':
      return w.choose;
    case 'invalid_union':
      return w.empty;
    case 'too_small':
      if (issue.origin === 'string') return checkText(issue.message, language);
      return (issue.origin === 'array' ? w.atLeastItems : w.atLeast)(Number(issue.minimum));
    case 'too_big':
      return (issue.origin === 'array' ? w.atMostItems : w.atMost)(Number(issue.maximum));
    default:
      return checkText(issue.message, language);
  }
}

/** Returns the desk's sentence for a check's message; quotes a message that no pattern matches. */
export function checkText(message: string, language: Language): string {
  const w = wordsIn(words, language);
  const [, line, rest] = /^At “(.*?)”: (.*)$/s.exec(message) ?? [];
  if (line && rest) return `${w.at(line)} ${checkText(rest, language)}`;
  for (const [pattern, key] of sentences) {
    const [found, ...groups] = pattern.exec(message) ?? [];
    if (found === undefined) continue;
    const parts = groups.filter((one) => one !== undefined);
    const word: unknown = w[key];
    return typeof word === 'function' ? word(...parts.map((part) => timeText(part, language))) : String(word);
  }
  return w.check(message);
}
