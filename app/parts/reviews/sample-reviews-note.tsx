import { DraftMark } from '#app/ui/draft-mark.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Draws a mark that explains, when opened, that reviews are samples, while any of them is. */
export function SampleReviewsNote({ reviews }: { readonly reviews: readonly { readonly sample?: boolean }[] }) {
  const w = useWords(words);
  if (!reviews.some(({ sample }) => sample)) return null;
  return (
    <div className="mb-6">
      <DraftMark title={w.sampleTitle}>{w.sample}</DraftMark>
    </div>
  );
}
