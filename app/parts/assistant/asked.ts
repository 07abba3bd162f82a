import type { ClinicMoment } from '#app/parts/hours/clinic-time.ts';
import { forgiving, noMatch } from '#app/parts/matching/word-match.ts';
import type { IndexedFacts } from '#app/parts/site-index/site-index.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { plainWords } from '#app/site/plain-text.ts';
import type { AnswerLink } from './answer.ts';
import type { NamedMedicine } from './named-medicine.ts';

/** A question with what it names, as the answers need it. */
export interface Asked {
  readonly question: string;
  readonly words: readonly string[];
  readonly language: Language;
  readonly facts: IndexedFacts;
  readonly now: ClinicMoment;
  /** The office it names; undefined means both. */
  readonly office?: string;
  /** The doctor it names, by page. */
  readonly doctor?: PageId;
  /** The medicine it names, the first of them. */
  readonly medicine?: NamedMedicine;
  /** All that it names, in their order. */
  readonly medicines: readonly NamedMedicine[];
  /** What stands among names of medicines and is none we know: "metoprolol, zoloft and advair". */
  readonly unlisted: readonly string[];
  /** The day it speaks of, YYYY-MM-DD. */
  readonly date?: string;
  /** Every day it speaks of, where there are several: "on Thanksgiving and the day after". */
  readonly dates: readonly string[];
}

/** A fact in lines, and the page it stands on; undefined where the records have none. */
export interface Fact {
  readonly lines: readonly string[];
  readonly links: readonly AnswerLink[];
  readonly phones?: boolean;
  /** The one doctor that it is about, for "and what days is she in?". */
  readonly doctor?: PageId;
}

/** Words that every doctor's name has: they name nobody. */
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

/** The office a question names, slips forgiven; none where it names both or neither. */
export function officeIn(words: readonly string[], { offices }: IndexedFacts): string | undefined {
  const named = offices.filter(({ name }) => names(words, name));
  return named.length === 1 ? named[0]?.id : undefined;
}

/** The doctor a question names. */
export function doctorIn(words: readonly string[], { doctors }: IndexedFacts): PageId | undefined {
  const named = doctors.filter(({ name }) => names(words, name.split(' ').at(-1) ?? name));
  return named.length === 1 ? named[0]?.page : undefined;
}

const other =
  /\b(?:the )?other (?:office|one|location|place|clinic|side)\b|\b(?:el|la) otr[oa]\b|\botr[oa] (?:consultorio|oficina|clinica|lugar)\b/;

/** Whether a question means the office that was not spoken of: "what about the other office". */
export const meansOtherOffice = (words: readonly string[]) => other.test(words.join(' '));

const someone = /\b(?:she|he|her|him|his|shes|hes|ella|el|goes|va|viene|la doctora|el doctor|esta|trabaja|atiende|habla)\b/;
const ofDoctors =
  /\b(?:days?|when|where|hours?|schedule|speaks?|spanish|english|kids|children|office|works?|in|there|dias?|cuando|donde|horario|habla|espanol|ingles|ninos|consultorio|atiende|trabaja|esta)\b/;

/** Whether a question goes on about the doctor spoken of: "what days is she in?", "¿qué días está?". */
export function meansSameDoctor(words: readonly string[]): boolean {
  const text = words.join(' ');
  return words.length <= 8 && someone.test(text) && ofDoctors.test(text);
}
