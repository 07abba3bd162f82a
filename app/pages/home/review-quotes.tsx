import type { ShownReview } from '#app/parts/reviews/review-list.tsx';
import { words } from '#app/parts/reviews/words.ts';
import { useWords } from '#app/ui/use-language.ts';

/** What patients say in their own words; on phones the first alone, since all of them are one tap away. */
export function ReviewQuotes({ reviews }: { readonly reviews: readonly ShownReview[] }) {
  const w = useWords(words);
  return (
    <ul className="grid gap-6">
      {reviews.map(({ text, author, source, doctor }) => (
        <li key={text} className="not-first:max-md:hidden">
          <figure>
            <blockquote className="quote">
              <p>{text}</p>
            </blockquote>
            <figcaption className="mt-2 text-base text-quiet">
              <span className="font-semibold text-ink">{author}</span>
              {doctor && <>, {w.about(doctor)}</>}, {w.source(source)}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
