import { PageHeading } from '#app/ui/page-heading.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ReviewSummary } from '#app/parts/reviews/review-summary.tsx';
import type { ReviewGroup, ReviewSummaryData } from '#app/parts/reviews/reviews.server.ts';
import { ReviewsByDoctor } from './reviews-by-doctor.tsx';
import { SampleReviewsNote } from '#app/parts/reviews/sample-reviews-note.tsx';
import { words } from '#app/parts/reviews/words.ts';

interface ReviewsPageProps {
  readonly title: string;
  readonly summary: ReviewSummaryData;
  readonly groups: readonly ReviewGroup[];
}

/** What patients say of each doctor, under the practice's rating. */
export function ReviewsPage({ title, summary, groups }: ReviewsPageProps) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={w.lead}>
        <div className="mt-7">
          <ReviewSummary summary={summary} />
        </div>
      </PageHeading>
      <div className="mx-auto max-w-6xl px-5 pt-8 pb-16 md:px-8 print:p-0">
        <SampleReviewsNote reviews={groups.flatMap(({ reviews }) => reviews)} />
        <ReviewsByDoctor groups={groups} />
      </div>
    </>
  );
}
