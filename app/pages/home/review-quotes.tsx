import type { ShownReview } from '#app/parts/reviews/review-figure.tsx';
import { ReviewFigure } from '#app/parts/reviews/review-figure.tsx';

/** Patients' reviews in their own words; on phones only the first, since all of them are one tap away. */
export function ReviewQuotes({ reviews }: { readonly reviews: readonly ShownReview[] }) {
  return (
    <ul className="grid gap-6">
      {reviews.map((review) => (
        <li key={review.text} className="not-first:max-md:hidden">
          <ReviewFigure review={review} quote="quote" author="mt-2" />
        </li>
      ))}
    </ul>
  );
}
