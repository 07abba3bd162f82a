import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ReviewFigure, type ShownReview } from './review-figure.tsx';
import { words } from './words.ts';

const stars = [1, 2, 3, 4, 5];

/** Draws whole stars, with their number in words for people who cannot see them. */
function StarRating({ rating }: { readonly rating: number }) {
  const w = useWords(words);
  return (
    <span className="me-3 inline-flex gap-0.5 align-[-0.25em] text-gold">
      {stars.slice(0, rating).map((star) => (
        <Icon key={star} name="star" className="icon fill-current" />
      ))}
      <span className="sr-only">{w.outOfFive(rating)}</span>
    </span>
  );
}

/** Draws reviews side by side, each with its source. Nothing slides and nothing is hidden. */
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
