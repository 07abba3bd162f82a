import { lazy, Suspense } from 'react';
import type { ShownReview } from '#app/parts/reviews/review-figure.tsx';
import { ReviewSummary } from '#app/parts/reviews/review-summary.tsx';
import type { ReviewSummaryData } from '#app/parts/reviews/reviews.server.ts';
import { SampleReviewsNote } from '#app/parts/reviews/sample-reviews-note.tsx';
import { words } from '#app/parts/reviews/words.ts';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';

/** This code loads after the page's own; the reviews themselves are part of the page. */
const ReviewQuotes = lazy(() => import('./review-quotes.tsx').then((module) => ({ default: module.ReviewQuotes })));

interface HomeReviewsProps {
  readonly summary: ReviewSummaryData;
  readonly reviews: readonly ShownReview[];
}

/** The reviews section, the only part of the home page in patients' words. */
export function HomeReviews({ summary, reviews }: HomeReviewsProps) {
  const w = useWords(words);
  return (
    <Section
      id="reviews"
      title={w.title}
      more={<OnwardLink to="reviews" text={w.allReviews} className="font-semibold print:hidden" />}
      tight
      fades
    >
      <ReviewSummary summary={summary} />
      <div className="mt-4 grid gap-4">
        <Suspense fallback={<p>{w.loading}</p>}>
          <ReviewQuotes reviews={reviews} />
        </Suspense>
        <SampleReviewsNote reviews={reviews} />
      </div>
    </Section>
  );
}
