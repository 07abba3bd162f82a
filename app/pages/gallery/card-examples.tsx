import { careLevels } from '#app/content/articles/care-levels.ts';
import { TopicRow } from '#app/pages/patient-education/topic-row.tsx';
import { StaffQuotes } from '#app/pages/team/staff-quotes.tsx';
import { CareCard } from '#app/parts/care-levels/care-card.tsx';
import { OfficeCard } from '#app/parts/offices/office-card.tsx';
import { PhysicianCards } from '#app/parts/physicians/physician-cards.tsx';
import { ReviewList } from '#app/parts/reviews/review-list.tsx';
import { ReviewSummary } from '#app/parts/reviews/review-summary.tsx';
import { SampleReviewsNote } from '#app/parts/reviews/sample-reviews-note.tsx';
import topicStyles from '#app/styles/topics.css?inline';
import { PageStyle } from '#app/ui/page-style.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import type { Example, Stage } from './example.ts';

function Offices() {
  const { offices } = useFrame();
  return (
    <div className="grid gap-5">
      {offices.map((office) => (
        <OfficeCard key={office.id} office={office} />
      ))}
    </div>
  );
}

/** All five levels of how soon to get help, each with a sign of the page for after hours. */
function CareLevels({ data }: Stage) {
  return (
    <div className="grid gap-5">
      {careLevels.map((level) => (
        <CareCard key={level} level={level}>
          <p>{data.careLevels[level]}</p>
        </CareCard>
      ))}
    </div>
  );
}

function Topic({ data }: Stage) {
  return (
    <>
      <PageStyle name="topics" css={topicStyles} />
      <TopicRow topic={data.topic} heading="h4" />
    </>
  );
}

export const cardExamples: readonly Example[] = [
  { id: 'topic-card', title: { en: 'Topic', es: 'Tema' }, render: (stage) => <Topic {...stage} /> },
  { id: 'care-levels', title: { en: 'Levels of care', es: 'Niveles de atención' }, render: (stage) => <CareLevels {...stage} /> },
  { id: 'office-card', title: { en: 'Offices', es: 'Consultorios' }, render: () => <Offices /> },
  {
    id: 'physician-cards',
    title: { en: 'Physicians', es: 'Médicos' },
    wide: true,
    render: ({ data }) => <PhysicianCards physicians={data.physicianCards} />,
  },
  {
    id: 'review-summary',
    title: { en: 'Rating', es: 'Calificación' },
    render: ({ data }) => <ReviewSummary summary={data.reviewSummary} />,
  },
  {
    id: 'review-card',
    title: { en: 'Review', es: 'Opinión' },
    render: ({ data }) => (
      <>
        <SampleReviewsNote reviews={data.reviews} />
        {/* The panel is narrower than the page the list is laid out for. */}
        <div className="*:grid-cols-1!">
          <ReviewList reviews={data.reviews} />
        </div>
      </>
    ),
  },
  {
    id: 'staff-quotes',
    title: { en: 'What the staff say', es: 'Lo que dice el personal' },
    wide: true,
    render: ({ data }) => <StaffQuotes quotes={data.staffQuotes} />,
  },
];
