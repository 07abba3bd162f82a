import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { ReviewSummary } from '#app/parts/reviews/review-summary.tsx';
import { reviewGroups, reviewSummary } from '#app/parts/reviews/reviews.server.ts';
import { SampleReviewsNote } from '#app/parts/reviews/sample-reviews-note.tsx';
import { words } from '#app/parts/reviews/words.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ReviewsByDoctor } from './reviews-by-doctor.tsx';

/** Structured data gets no rating, as a practice may not rate itself there. */
export const loader = pageLoader(({ language }) => ({ summary: reviewSummary(), groups: reviewGroups(language) }));

/** Patients' words about each doctor, below the practice's rating. */
export default function Reviews({ loaderData: { title, summary, groups } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={w.lead}>
        <div className="mt-7">
          <ReviewSummary summary={summary} />
        </div>
      </PageHeading>
      <div className="mx-auto max-w-page px-5 pt-8 pb-section md:px-8 print:p-0">
        <SampleReviewsNote reviews={groups.flatMap(({ reviews }) => reviews)} />
        <ReviewsByDoctor groups={groups} />
      </div>
    </>
  );
}
