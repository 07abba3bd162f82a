import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

const stars = [1, 2, 3, 4, 5];

/** Whole stars as drawings, and the figure in words for those who do not see them. */
export function StarRating({ rating }: { readonly rating: number }) {
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
