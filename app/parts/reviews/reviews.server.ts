import { physicians, practice } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { physicianId } from '#app/parts/physicians/physician-cards.server.ts';
import type { Language } from '#app/site/language.ts';
import type { PhysicianId } from '#app/site/pages.ts';
import type { ShownReview } from './review-figure.tsx';

export interface ReviewSummaryData {
  readonly rating: number;
  readonly count: number;
  /** The count is a floor: shown as "65+". */
  readonly orMore: boolean;
  /** Calendar day on which the figures were true, YYYY-MM-DD. */
  readonly asOf: string;
  readonly source: string;
}

export interface ReviewGroup {
  readonly id: PhysicianId;
  readonly doctor: string;
  readonly reviews: readonly ShownReview[];
}

/** Every physician with the reviews of the record, in the order of the page table. */
export function reviewGroups(language: Language): ReviewGroup[] {
  return physicians().map((physician) => {
    const { title, name, reviews } = localized(physician, language);
    const id = physicianId(physician.id);
    return { id, doctor: `${title} ${name}`, reviews };
  });
}

/** The practice's rating as its record states it, with the place the reviews come from. */
export function reviewSummary(): ReviewSummaryData {
  const { rating, count, orMore, asOf } = practice().reviewSummary;
  const sources = new Set(physicians().flatMap(({ reviews }) => reviews.map(({ source }) => source)));
  return { rating, count, orMore, asOf, source: [...sources].join(', ') };
}

/** What home shows: the summary and the first review of every physician. */
export function homeReviews(language: Language): { summary: ReviewSummaryData; reviews: ShownReview[] } {
  const reviews = reviewGroups(language).flatMap(({ doctor, reviews: all }) => all.slice(0, 1).map((review) => ({ ...review, doctor })));
  return { summary: reviewSummary(), reviews };
}
