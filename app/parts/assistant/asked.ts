import type { ClinicMoment } from '#app/parts/hours/clinic-time.ts';
import { forgiving, noMatch } from '#app/parts/matching/word-match.ts';
import type { IndexedFacts } from '#app/parts/site-index/site-index.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { plainWords } from '#app/site/plain-text.ts';
import type { AnswerLink } from './answer.ts';
import type { NamedMedicine } from './named-medicine.ts';

/** A question with everything it names. */
export interface Asked {
  readonly question: string;
  readonly words: readonly string[];
  readonly language: Language;
  readonly facts: IndexedFacts;
  readonly now: ClinicMoment;
  /** The id of the office it names; undefined means both. */
  readonly office?: string;
  /** The page of the doctor it names. */
  readonly doctor?: PageId;
  /** The first medicine it names. */
  readonly medicine?: NamedMedicine;
  /** All medicines it names, in order. */
  readonly medicines: readonly NamedMedicine[];
  /** Unknown names in a list of medicines: "advair" in "metoprolol, zoloft and advair". */
  readonly unlisted: readonly string[];
  /** The day it asks about, YYYY-MM-DD. */
  readonly date?: string;
  /** Every day it asks about, YYYY-MM-DD: "on Thanksgiving and the day after". */
  readonly dates: readonly string[];
}

/** A fact from our records, and the pages that show it. */
export interface Fact {
  /** Empty if the records do not say what was asked. */
  readonly lines: readonly string[];
  readonly links: readonly AnswerLink[];
  /** Whether to show the phones with it. */
  readonly phones?: boolean;
  /** The one doctor it is about, for a follow-up such as "and what days is she in?". */
  readonly doctor?: PageId;
}

const titles = new Set(['dr', 'dra', 'doctor', 'doctora']);

const names = (words: readonly string[], name: string) =>
  plainWords(name).some(
    (part) =>
      part.length > 4 &&
      !titles.has(part) &&
      words.some(
        (word) => forgiving(word, part, word.length > 6 ? 2 : word.length > 4 ? 1 : 0) < noMatch && word.length >= part.length - 1,
      ),
  );

/** The id of the office that a question names, typing errors forgiven; undefined if it names both or neither. */
export function officeIn(words: readonly string[], { offices }: IndexedFacts): string | undefined {
  const named = offices.filter(({ name }) => names(words, name));
  return named.length === 1 ? named[0]?.id : undefined;
}

/** The page of the doctor that a question names, typing errors forgiven; undefined if it names several or none. */
export function doctorIn(words: readonly string[], { doctors }: IndexedFacts): PageId | undefined {
  const named = doctors.filter(({ name }) => names(words, name.split(' ').at(-1) ?? name));
  return named.length === 1 ? named[0]?.page : undefined;
}

const other =
  /\b(?:the )?other (?:office|one|location|place|clinic|side)\b|\b(?:el|la) otr[oa]\b|\botr[oa] (?:consultorio|oficina|clinica|lugar)\b/;

/** Whether a question asks for the office that the last answer was not about: "what about the other office". */
export const meansOtherOffice = (words: readonly string[]) => other.test(words.join(' '));

const someone = /\b(?:she|he|her|him|his|shes|hes|ella|el|goes|va|viene|la doctora|el doctor|esta|trabaja|atiende|habla)\b/;
const ofDoctors =
  /\b(?:days?|when|where|hours?|schedule|speaks?|spanish|english|kids|children|office|works?|in|there|dias?|cuando|donde|horario|habla|espanol|ingles|ninos|consultorio|atiende|trabaja|esta)\b/;

/** Whether a question is a follow-up about the doctor of the last answer: "what days is she in?", "¿qué días está?". */
export function meansSameDoctor(words: readonly string[]): boolean {
  const text = words.join(' ');
  return words.length <= 8 && someone.test(text) && ofDoctors.test(text);
}
