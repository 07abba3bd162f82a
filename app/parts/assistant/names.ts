import { forgiving, noMatch } from '#app/parts/matching/word-match.ts';
import type { Finder } from '#app/parts/site-index/find.ts';
import type { IndexedFacts } from '#app/parts/site-index/site-index.ts';
import type { PageId } from '#app/site/pages.ts';
import { plainWords } from '#app/site/plain-text.ts';
import type { About } from './answer.ts';
import { dateIn, datesIn } from './dates.ts';
import { limits } from './limits.ts';
import { besidesMedicines, medicinesIn, type NamedMedicine } from './named-medicine.ts';
import { patterns } from './patterns.ts';

/** What a question names. */
export interface Names {
  /** The id of the office; undefined means both. */
  readonly office?: string;
  /** The page of the doctor. */
  readonly doctor?: PageId;
  /** The medicines, in order. */
  readonly medicines: readonly NamedMedicine[];
  /** Unknown names in a list of medicines: "advair" in "metoprolol, zoloft and advair". */
  readonly unlisted: readonly string[];
  /** The day it asks about, YYYY-MM-DD. */
  readonly date?: string;
  /** Every day it asks about, YYYY-MM-DD: "on Thanksgiving and the day after". */
  readonly dates: readonly string[];
}

const titles = new Set(['dr', 'dra', 'doctor', 'doctora']);

/** Whether words name something, typing errors forgiven, except in words of a plan's name: "medicare" is no slip for "medical". */
const isNamed = (words: readonly string[], name: string, ofPlans: ReadonlySet<string>) =>
  plainWords(name).some(
    (part) =>
      part.length > 4 &&
      !titles.has(part) &&
      words.some((word) => {
        const forgiven = ofPlans.has(word) || word.length < 5 ? 0 : word.length > 6 ? 2 : 1;
        return forgiving(word, part, forgiven) < noMatch && word.length >= part.length - 1;
      }),
  );

/** Returns the only one of `all` that a question names; undefined for several or none. */
function onlyNamed<One>(words: readonly string[], all: readonly One[], nameOf: (one: One) => string, { plans }: IndexedFacts) {
  const ofPlans = new Set(plans.flatMap((plan) => [plan.name, ...plan.otherNames]).flatMap(plainWords));
  const named = all.filter((one) => isNamed(words, nameOf(one), ofPlans));
  return named.length === 1 ? named[0] : undefined;
}

interface Told {
  readonly text: string;
  readonly words: readonly string[];
  readonly plain: string;
  /** What the last answer was about. */
  readonly thread: About | undefined;
  /** YYYY-MM-DD in San Antonio. */
  readonly today: string;
}

/** Finds what a question names, also by "she", "the other office" or "the day after" of the last answer. */
export function namesIn({ text, words, plain, thread, today }: Told, facts: IndexedFacts, known: Finder['known']): Names {
  const medicines = medicinesIn(words, facts);
  const others = facts.offices.filter(({ id }) => thread?.office && id !== thread.office);
  const isSameDoctor = words.length <= limits.sameDoctor && patterns.someone.test(plain) && patterns.ofDoctors.test(plain);
  return {
    medicines,
    // An unknown word counts as a medicine only in a list with an exactly spelled medicine; emergency pens are in no such list.
    unlisted: medicines.some(({ alike, medication }) => !alike && medication.class !== 'emergency')
      ? besidesMedicines(words, medicines).filter((word) => known(word) === 0)
      : [],
    office:
      onlyNamed(words, facts.offices, ({ name }) => name, facts)?.id ??
      (patterns.otherOffice.test(plain) && others.length === 1 ? others[0]?.id : undefined),
    doctor:
      onlyNamed(words, facts.doctors, ({ name }) => name.split(' ').at(-1) ?? name, facts)?.page ??
      (isSameDoctor ? thread?.doctor : undefined),
    date: dateIn(text, today, thread?.date),
    dates: datesIn(text, today),
  };
}
