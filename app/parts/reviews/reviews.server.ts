import { physicians, practice } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { physicianId } from '#app/parts/physicians/physician-cards.server.ts';
import type { Language } from '#app/site/language.ts';
import type { PhysicianId } from '#app/site/pages.ts';
import type { ShownReview } from './review-figure.tsx';

export interface ReviewSummaryData {
  readonly rating: number;
  readonly count: number;
  /** Whether the count is a minimum, shown as "65+". */
  readonly orMore: boolean;
  /** The calendar day of the figures, YYYY-MM-DD. */
  readonly asOf: string;
  readonly source: string;
}

export interface ReviewGroup {
  readonly id: PhysicianId;
  readonly doctor: string;
  readonly reviews: readonly ShownReview[];
}

/** Returns every physician with the reviews of the record, in the order of the page table. */
export function reviewGroups(language: Language): ReviewGroup[] {
  return physicians().map((physician) => {
    const { title, name, reviews } = localized(physician, language);
    const id = physicianId(physician.id);
    return { id, doctor: `${title} ${name}`, reviews };
  });
}

/** Returns the practice's rating from its record, with the sources of the reviews. */
export function reviewSummary(): ReviewSummaryData {
  const { rating, count, orMore, asOf } = practice().reviewSummary;
  const sources = new Set(physicians().flatMap(({ reviews }) => reviews.map(({ source }) => source)));
  return { rating, count, orMore, asOf, source: [...sources].join(', ') };
}

/** Returns what the home page shows: the summary and the first review of every physician. */
export function homeReviews(language: Language): { summary: ReviewSummaryData; reviews: ShownReview[] } {
  const reviews = reviewGroups(language).flatMap(({ doctor, reviews: all }) => all.slice(0, 1).map((review) => ({ ...review, doctor })));
  return { summary: reviewSummary(), reviews };
}
