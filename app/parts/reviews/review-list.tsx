import { ReviewFigure, type ShownReview } from './review-figure.tsx';
import { StarRating } from './star-rating.tsx';

/** Reviews side by side, each with its source. Nothing slides and nothing is hidden. */
export function ReviewList({ reviews }: { readonly reviews: readonly ShownReview[] }) {
  return (
    <ul className="grid gap-3 md:gap-5 md:grid-cols-2 lg:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.text}>
          <ReviewFigure review={review} figure="card flex h-full flex-col gap-3 p-5" author="mt-auto">
            <StarRating rating={review.rating} />
          </ReviewFigure>
        </li>
      ))}
    </ul>
  );
}
