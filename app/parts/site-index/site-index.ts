import type { Physician } from '#app/content/physicians/physician.schema.ts';
import type { Location } from '#app/content/practice/location.schema.ts';
import type { Assistant } from '#app/content/text/lay-language.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import type { ShownClosure } from '#app/parts/hours/day-hours.ts';
import type { SearchedPlan } from '#app/parts/insurance/match-plans.ts';
import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';

/** The types of pages by which search results are grouped. */
const kinds = ['visit', 'condition', 'service', 'medicine', 'plan', 'doctor', 'office', 'season', 'tool', 'notice'] as const;
export type Kind = (typeof kinds)[number];

/** A page with the names by which it is found. */
export interface IndexedPage {
  readonly id: PageId;
  readonly kind: Kind;
  readonly title: string;
  /** Its title in the other language, for visitors who search in that language. */
  readonly otherTitle: string;
  readonly summary: string;
  /** What people call it in this language, separated by "; ". */
  readonly said: string;
  /** What people call it in the other language. */
  readonly otherSaid: string;
}

/** A piece of a page that can be an answer by itself. */
export interface Passage {
  readonly page: PageId;
  /** Its own kind if that differs from the page's: a medicine, a plan. */
  readonly kind?: Kind;
  readonly heading: string;
  readonly text: string;
  /** The anchor within the page, without "#". */
  readonly hash?: string;
  /** The part of the article that contains it, if its `hash` is not that part. */
  readonly part?: string;
}

interface IndexedPlan extends SearchedPlan {
  readonly note?: string;
  readonly group: string;
}

export interface IndexedDoctor {
  readonly page: PageId;
  /** Title and name: "Dr. Elena Márquez". */
  readonly name: string;
  readonly languages: readonly Language[];
  readonly seesChildren: boolean;
  /** Which patients the doctor sees, by the age in the record: "Sees adults only". */
  readonly sees: string;
  /** The short lines of the profile: specialties, focus, quick facts and badges. */
  readonly lines: readonly string[];
  readonly schedule: Physician['schedule'];
}

/** The records that answers are computed from, in one language. */
export interface IndexedFacts {
  readonly offices: readonly Localized<Location>[];
  readonly closures: readonly ShownClosure[];
  /** A fresh pollen count, if the desk published one. */
  readonly count?: ClinicRecords['count'];
  readonly plans: readonly IndexedPlan[];
  readonly planLines: readonly string[];
  readonly doctors: readonly IndexedDoctor[];
  readonly medicines: readonly ListedMedication[];
  /** A text about each month, January to December. */
  readonly months: readonly string[];
  /** What is in the air, with twelve levels from 0 to 3, January to December. */
  readonly plants: readonly { readonly name: string; readonly level: readonly number[] }[];
}

/** Something said to a person (a greeting, thanks), with the answer in this language. */
export type IndexedTalk = Omit<Assistant['talk'][number], 'says'> & { readonly says: string };

/** A plain question with a fixed answer: the passage that it names, in this language. */
export type IndexedPinned = Omit<Assistant['pinned'][number], 'heading'> & { readonly heading?: string };

/** Everything that search and assistant know about the site, in one language; phrases are in both. */
export interface SiteIndex {
  readonly language: Language;
  readonly pages: readonly IndexedPage[];
  readonly passages: readonly Passage[];
  /** The definitions in the articles' glossaries. The search leaves them out, because the articles' text says the same. */
  readonly definitions: readonly Passage[];
  readonly facts: IndexedFacts;
  readonly topics: Assistant['topics'];
  readonly declines: Assistant['declines'];
  readonly talk: readonly IndexedTalk[];
  readonly politeWords: Assistant['politeWords'];
  readonly doors: Localized<Assistant['doors']>;
  /** Passages that advise giving a food. */
  readonly feeding: Localized<Assistant['feeding']>;
  /** Questions after an emergency card, with the card's sentence that answers. */
  readonly afterCards: Assistant['afterCards'];
  /** Plain questions with a fixed answer. */
  readonly pinned: readonly IndexedPinned[];
  /** Questions to suggest, by the pages that they fit. */
  readonly suggestions: readonly { readonly on: readonly PageId[]; readonly ask: readonly string[] }[];
}
