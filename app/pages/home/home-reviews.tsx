import { lazy, Suspense } from 'react';
import type { ShownReview } from '#app/parts/reviews/review-list.tsx';
import { ReviewSummary } from '#app/parts/reviews/review-summary.tsx';
import type { ReviewSummaryData } from '#app/parts/reviews/reviews.server.ts';
import { SampleReviewsNote } from '#app/parts/reviews/sample-reviews-note.tsx';
import { words } from '#app/parts/reviews/words.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';

/** Its code comes after the page's own; the reviews themselves arrive with the page. */
const ReviewList = lazy(() => import('#app/parts/reviews/review-list.tsx').then((module) => ({ default: module.ReviewList })));

interface HomeReviewsProps {
  readonly summary: ReviewSummaryData;
  readonly reviews: readonly ShownReview[];
}

/** The reviews section of the home page. */
export function HomeReviews({ summary, reviews }: HomeReviewsProps) {
  const w = useWords(words);
  return (
    <Section id="reviews" title={w.title} fades>
      <div className="mb-6">
        <ReviewSummary summary={summary} />
      </div>
      <SampleReviewsNote reviews={reviews} />
      <Suspense fallback={<p>{w.loading}</p>}>
        <ReviewList reviews={reviews} />
      </Suspense>
      <p className="mt-7 print:hidden">
        <PageLink to="reviews" className="btn btn-secondary">
          {w.allReviews}
        </PageLink>
      </p>
    </Section>
  );
}
