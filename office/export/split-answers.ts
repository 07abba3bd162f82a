/** Splits answers to questions that ask for what a registration screen has in two fields. */
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
  /** Returns the two parts; undefined if the text doesn't contain both and stays whole. `today`: YYYY-MM-DD. */
  readonly parts: (text: string, today: string) => readonly [string, string] | undefined;
}

const phone = /\+?\(?\d[\d\s().-]{7,}\d/;
const date = /\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2} (?:de )?\p{L}{3,} (?:del? )?\d{4}|\p{L}{3,}\.? \d{1,2},? \d{4}/u;

/** Returns the text without a part and the separators around it. */
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

/** Splits by a pattern's groups. */
const grouped = (pattern: RegExp) => (text: string) => {
  const [, first, second] = pattern.exec(text) ?? [];
  return first && second ? ([first, second] as const) : undefined;
};

/** Keyed by the question's id, which is also the first field's. Both family names stay one field, as on the insurance card. */
const splits = {
  'first-name': { second: 'middle-name', parts: grouped(/^(\S+)\s+(.+)$/s) },
  city: { second: 'state', parts: grouped(/^(.+?)(?:,\s*(?=\D+$)|\s+(?=(?:[A-Z]{2}|[Tt]x|[Tt]exas)$))(.+)$/s) },
  'emergency-contact': { second: 'emergency-contact-phone', parts: withPhone },
  'policy-holder': { second: 'policy-holder-birth-date', parts: withDate },
  'primary-doctor': { second: 'primary-doctor-phone', parts: withPhone },
} as const satisfies Partial<Record<keyof typeof fieldWords, Split>>;

const isSplit = (id: string): id is keyof typeof splits => Object.hasOwn(splits, id);

/** Returns the ids of the fields that a question fills. */
export const fieldIds = (id: string): string[] => (isSplit(id) ? [id, splits[id].second] : [id]);

/** Returns the fields that an answer fills: two if its text has both parts. @param today YYYY-MM-DD */
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
