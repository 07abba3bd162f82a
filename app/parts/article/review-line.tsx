import type { Article } from '#app/content/articles/article.schema.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

const withYear = { year: 'numeric', month: 'long', day: 'numeric' } as const;

interface ReviewLineProps {
  readonly review: Article['review'];
  /** How many sentences of a draft the physician must still strike or sign. */
  readonly toConfirm: number;
}

/** Whether a physician has signed the page off, and who: no page claims a review that did not happen. */
export function ReviewLine({ review, toConfirm }: ReviewLineProps) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <p className="mt-3 max-w-3xl text-base text-quiet print:text-[1em]">
      {review.status === 'approved' ? w.approved(review.by, formatDate(review.date, language, withYear)) : w.draft}
      {review.status === 'draft' && toConfirm > 0 && ` ${w.toConfirm(toConfirm)}`}
    </p>
  );
}
