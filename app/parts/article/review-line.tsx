import type { Article } from '#app/content/articles/article.schema.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { DraftMark } from '#app/ui/draft-mark.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

const withYear = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** Whether a physician has signed the page off, and who: no page claims a review that did not happen. */
export function ReviewLine({ review }: { readonly review: Article['review'] }) {
  const w = useWords(words);
  const language = useLanguage();
  if (review.status === 'approved') {
    return <p className="review text-base text-quiet">{w.approved(review.by, formatDate(review.date, language, withYear))}</p>;
  }
  return <DraftMark>{w.draft}</DraftMark>;
}

interface ToConfirmProps {
  readonly review: Article['review'];
  /** How many sentences of a draft the physician must still strike or sign. */
  readonly toConfirm: number;
}

/** At the end of a draft: how much in it waits for a physician. */
export function ToConfirm({ review, toConfirm }: ToConfirmProps) {
  const w = useWords(words);
  if (review.status === 'approved' || toConfirm === 0) return null;
  return <p className="mt-3 text-base text-quiet">{w.toConfirm(toConfirm)}</p>;
}
