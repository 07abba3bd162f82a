import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { Location } from '#app/content/practice/location.schema.ts';
import type { Assistant } from '#app/content/text/lay-language.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { ShownClosure } from '#app/parts/hours/day-hours.ts';
import type { SearchedPlan } from '#app/parts/insurance/match-plans.ts';
import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';

/** The groups in which results stand, in the order of a tie. */
const kinds = ['visit', 'condition', 'service', 'medicine', 'plan', 'doctor', 'office', 'season', 'tool', 'notice'] as const;
export type Kind = (typeof kinds)[number];

/** A page, as it is found by what it is called and by what people call it. */
export interface IndexedPage {
  readonly id: PageId;
  readonly kind: Kind;
  readonly title: string;
  /** What it is called in the other language, for who searches in that one. */
  readonly otherTitle: string;
  readonly summary: string;
  /** Words people say, in this language and in the other. */
  readonly said: string;
  readonly otherSaid: string;
}

/** A piece of a page that can stand as an answer by itself. */
export interface Passage {
  readonly page: PageId;
  /** Its own kind where it differs from the page's: a medicine, a plan. */
  readonly kind?: Kind;
  readonly heading: string;
  readonly text: string;
  /** The place within the page, without "#". */
  readonly hash?: string;
  /** The part of an article that it is from, where its own place is not the part's beginning. */
  readonly part?: string;
}

interface IndexedPlan extends SearchedPlan {
  readonly note?: string;
  readonly group: string;
}

export interface IndexedDoctor {
  readonly page: PageId;
  /** As the doctor is spoken of: "Dr. Elena Márquez". */
  readonly name: string;
  readonly languages: readonly Language[];
  readonly seesChildren: boolean;
  /** Whom the doctor sees, from the age in the record: "Sees adults only". */
  readonly sees: string;
  /** Specialties, focus and what else the profile says in short lines. */
  readonly lines: readonly string[];
  readonly schedule: Physician['schedule'];
}

/** The records that answers are computed from, in one language. */
export interface IndexedFacts {
  readonly offices: readonly Localized<Location>[];
  readonly closures: readonly ShownClosure[];
  readonly plans: readonly IndexedPlan[];
  readonly planLines: readonly string[];
  readonly doctors: readonly IndexedDoctor[];
  readonly medicines: readonly ListedMedication[];
  /** January to December: what is said of the month, and the names of what is in the air, most first. */
  readonly months: readonly { readonly words: string; readonly plants: readonly string[] }[];
}

/** What is said to a person, with the line that answers in this language. */
export type IndexedTalk = Omit<Assistant['talk'][number], 'says'> & { readonly says: string };

/** A plain question, and the passage that answers it in this language. */
export type IndexedPinned = Omit<Assistant['pinned'][number], 'heading'> & { readonly heading?: string };

/** All that search and assistant know of the site, in one language; what people say is there in both. */
export interface SiteIndex {
  readonly language: Language;
  readonly pages: readonly IndexedPage[];
  readonly passages: readonly Passage[];
  /** What articles say of the words that they explain; the search leaves them out, since the text says the same. */
  readonly definitions: readonly Passage[];
  readonly facts: IndexedFacts;
  readonly topics: Assistant['topics'];
  readonly declines: Assistant['declines'];
  readonly talk: readonly IndexedTalk[];
  readonly politeWords: Assistant['politeWords'];
  readonly doors: Localized<Assistant['doors']>;
  /** Passages that advise to give a food. */
  readonly feeding: Localized<Assistant['feeding']>;
  /** Plain questions, and the passages that answer them. */
  readonly pinned: readonly IndexedPinned[];
  /** Questions to offer, by the pages they fit. */
  readonly suggestions: readonly { readonly on: readonly PageId[]; readonly ask: readonly string[] }[];
}
