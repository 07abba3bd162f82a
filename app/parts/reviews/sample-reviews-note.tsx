import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Says in one visible line that reviews are samples, while any of them is. */
export function SampleReviewsNote({ reviews }: { readonly reviews: readonly { readonly sample?: boolean }[] }) {
  const w = useWords(words);
  if (!reviews.some(({ sample }) => sample)) return null;
  return <p className="mb-6 w-fit rounded-card bg-mist px-4 py-2 text-base">{w.sample}</p>;
}
