import { ReviewFigure, type ShownReview } from './review-figure.tsx';
import { StarRating } from './star-rating.tsx';

/** Reviews side by side, each with its source. Nothing slides and nothing is hidden. */
export function ReviewList({ reviews }: { readonly reviews: readonly ShownReview[] }) {
  return (
    <ul className="grid gap-3 md:gap-5 md:grid-cols-2 lg:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.text}>
          <ReviewFigure
            review={review}
            figure="card grid h-full grid-cols-[auto_1fr] grid-rows-[1fr_auto] items-center gap-3 p-5 [&>p]:row-start-2"
            quote="col-span-2 self-start"
            author="row-start-2"
          >
            <StarRating rating={review.rating} />
          </ReviewFigure>
        </li>
      ))}
    </ul>
  );
}
