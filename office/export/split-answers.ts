/** What one question of our forms asks and a registration screen has in two fields. */
import { readDate } from '#app/parts/request-form/read-date.ts';
import { phoneFault, readPhone } from '#app/requests/phone-number.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { fieldWords } from './words.ts';

/** A field of a registration screen. */
export interface ChartField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

interface Split {
  readonly second: keyof typeof fieldWords;
  /** What stands in each; undefined where the text is not of that kind, and stays whole. `today`: YYYY-MM-DD. */
  readonly parts: (text: string, today: string) => readonly [string, string] | undefined;
}

const phone = /\+?\(?\d[\d\s().-]{7,}\d/;
const date = /\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2} (?:de )?\p{L}{3,} (?:del? )?\d{4}|\p{L}{3,}\.? \d{1,2},? \d{4}/u;

/** The text without a part of it, and without what stood between them. */
const without = (text: string, part: string) =>
  text
    .replace(part, ' ')
    .replace(/[\s,;:(–-]+(?:(?:dob|born|tel|cel|ph|phone|nacid[oa](?: el)?)[.:]*)?[\s,;:()–-]*$/i, '')
    .replace(/^[\s,;:–-]+/, '')
    .replace(/\s+/g, ' ');

function withPhone(text: string): readonly [string, string] | undefined {
  const [found = ''] = phone.exec(text) ?? [];
  const number = readPhone(found);
  return found && phoneFault(number) === undefined ? [without(text, found), number] : undefined;
}

function withDate(text: string, today: string): readonly [string, string] | undefined {
  const [found = ''] = date.exec(text) ?? [];
  const day = readDate({ month: found, day: '', year: '' }, today);
  return day && day !== 'not-a-date' ? [without(text, found), day] : undefined;
}

/** The two groups of a pattern. */
const grouped = (pattern: RegExp) => (text: string) => {
  const [, first, second] = pattern.exec(text) ?? [];
  return first && second ? ([first, second] as const) : undefined;
};

/** By the id of the question, which stays that of the first field. Both family names stay together: that is one field here, and what the insurance card says. */
const splits = {
  'first-name': { second: 'middle-name', parts: grouped(/^(\S+)\s+(.+)$/s) },
  city: { second: 'state', parts: grouped(/^(.+?)(?:,\s*(?=\D+$)|\s+(?=(?:[A-Z]{2}|[Tt]x|[Tt]exas)$))(.+)$/s) },
  'emergency-contact': { second: 'emergency-contact-phone', parts: withPhone },
  'policy-holder': { second: 'policy-holder-birth-date', parts: withDate },
  'primary-doctor': { second: 'primary-doctor-phone', parts: withPhone },
} as const satisfies Partial<Record<keyof typeof fieldWords, Split>>;

const isSplit = (id: string): id is keyof typeof splits => Object.hasOwn(splits, id);

/** The ids of the fields that a question fills. */
export const fieldIds = (id: string): string[] => (isSplit(id) ? [id, splits[id].second] : [id]);

/** An answer in the fields it fills, two of them where its text has both. @param today YYYY-MM-DD */
export function inFields(answer: ChartField, today: string, language: Language): ChartField[] {
  const { id, value } = answer;
  if (!isSplit(id)) return [answer];
  const [first, second] = splits[id].parts(value, today) ?? [];
  if (!first || !second) return [answer];
  const w = wordsIn(fieldWords, language);
  return [
    { id, label: w[id], value: first },
    { id: splits[id].second, label: w[splits[id].second], value: second },
  ];
}
