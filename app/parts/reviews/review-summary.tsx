import { formatDate } from '#app/parts/hours/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { ReviewSummaryData } from './reviews.server.ts';
import { words } from './words.ts';

const fullDate = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** Draws the rating of the practice with its date and source. */
export function ReviewSummary({ summary }: { readonly summary: ReviewSummaryData }) {
  const w = useWords(words);
  const { rating, count, orMore, source, asOf } = summary;
  const date = formatDate(asOf, useLanguage(), fullDate);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p className="flex flex-wrap items-center gap-3">
        <Icon name="star" className="icon size-8 fill-current text-gold" />
        <span className="font-display text-5xl leading-none font-bold wrap-normal lining-nums">{rating.toFixed(1)}</span>{' '}
        <span className="text-xl text-quiet">{w.outOf}</span>
      </p>
      <p>
        <span className="block font-semibold">{w.countOn(count, orMore, source)}</span>{' '}
        <span className="block text-base text-quiet">{w.asOf(date)}</span>
      </p>
    </div>
  );
}
