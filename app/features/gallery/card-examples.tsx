import { TopicCard } from '#app/features/education/topic-card.tsx';
import { OfficeCard } from '#app/features/offices/office-card.tsx';
import { PhysicianCard } from '#app/features/physicians/physician-card.tsx';
import { ReviewList } from '#app/features/reviews/review-list.tsx';
import { SampleReviewsNote } from '#app/features/reviews/sample-reviews-note.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import type { Example } from './example.ts';

function Offices() {
  const { offices, closures } = useFrame();
  return (
    <div className="grid gap-5">
      {offices.map((office) => (
        <OfficeCard key={office.id} office={office} closures={closures} />
      ))}
    </div>
  );
}

export const cardExamples: readonly Example[] = [
  { id: 'topic-card', title: { en: 'Topic', es: 'Tema' }, render: ({ data }) => <TopicCard topic={data.topic} heading="h4" /> },
  { id: 'office-card', title: { en: 'Offices', es: 'Consultorios' }, render: () => <Offices /> },
  {
    id: 'physician-card',
    title: { en: 'Physician', es: 'Médico' },
    render: ({ data }) => (
      <div className="max-w-sm">
        <PhysicianCard physician={data.physician} />
      </div>
    ),
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
];
