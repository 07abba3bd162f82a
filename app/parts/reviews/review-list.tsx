import { useWords } from '#app/ui/use-language.ts';
import { StarRating } from './star-rating.tsx';
import { words } from './words.ts';

export interface ShownReview {
  readonly text: string;
  readonly author: string;
  /** Whole stars, 1–5. */
  readonly rating: number;
  /** Where it was written, e.g. Google. */
  readonly source: string;
  readonly sample?: boolean;
  /** Whom it is about, as spoken of; left out where the page says so already. */
  readonly doctor?: string;
}

/** Reviews side by side, each with its source. Nothing slides and nothing is hidden. */
export function ReviewList({ reviews }: { readonly reviews: readonly ShownReview[] }) {
  const w = useWords(words);
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {reviews.map(({ text, author, rating, source, doctor }) => (
        <li key={text}>
          <figure className="card flex h-full flex-col gap-3 p-6">
            <StarRating rating={rating} />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption className="mt-auto pt-1 text-base text-quiet">
              <span className="font-semibold text-ink">{author}</span>
              {doctor && <>, {w.about(doctor)}</>}, {w.source(source)}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
