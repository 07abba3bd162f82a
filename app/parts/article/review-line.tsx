import type { Article, Review } from '#app/content/articles/article.schema.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { DraftMark } from '#app/ui/draft-mark.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

const monthOfYear = { year: 'numeric', month: 'long' } as const;

type Signed = Omit<Extract<Review, { status: 'approved' }>, 'status'>;

/** Shows which physician approved the page, and in which month; nothing if none has. */
export function SignedLine({ signed }: { readonly signed: Signed | undefined }) {
  const w = useWords(words);
  const language = useLanguage();
  if (!signed) return null;
  return <p className="review text-base text-quiet">{w.approved(signed.by, formatDate(signed.date, language, monthOfYear))}</p>;
}

/** Shows which physician approved the page, or that none has: no page claims a review that did not happen. */
export function ReviewLine({ review }: { readonly review: Article['review'] }) {
  const w = useWords(words);
  return review.status === 'approved' ? <SignedLine signed={review} /> : <DraftMark>{w.draft}</DraftMark>;
}

interface ToConfirmProps {
  readonly review: Article['review'];
  /** How many sentences of a draft the physician must still strike or approve. */
  readonly toConfirm: number;
}

/** Shows at the end of a draft how much waits for a physician. */
export function ToConfirm({ review, toConfirm }: ToConfirmProps) {
  const w = useWords(words);
  if (review.status === 'approved' || toConfirm === 0) return null;
  return <p className="mt-3 text-base text-quiet">{w.toConfirm(toConfirm)}</p>;
}
