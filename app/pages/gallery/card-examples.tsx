import { words as afterHoursWords } from '#app/pages/after-hours/words.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { TopicCard } from '#app/pages/patient-education/topic-card.tsx';
import { OfficeCard } from '#app/parts/offices/office-card.tsx';
import { PhysicianCard } from '#app/parts/physicians/physician-card.tsx';
import { ReviewList } from '#app/parts/reviews/review-list.tsx';
import { SampleReviewsNote } from '#app/parts/reviews/sample-reviews-note.tsx';
import { CareCard } from '#app/ui/care-card.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import type { Example, Stage } from './example.ts';

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

/** How soon to get help, with the records of one situation. */
function CareLevels({ data }: Stage) {
  const { care911 } = useWords(articleWords);
  const { careOpen, careHome } = useWords(afterHoursWords);
  const titles = { '911': care911, today: careOpen, visit: careHome } as const;
  return (
    <div className="grid gap-5">
      {(['911', 'today', 'visit'] as const).map((level) => (
        <CareCard key={level} level={level} title={titles[level]}>
          <p>{data.careLevels[level].items[0]}</p>
        </CareCard>
      ))}
    </div>
  );
}

export const cardExamples: readonly Example[] = [
  { id: 'topic-card', title: { en: 'Topic', es: 'Tema' }, render: ({ data }) => <TopicCard topic={data.topic} heading="h4" /> },
  { id: 'care-levels', title: { en: 'Levels of care', es: 'Niveles de atención' }, render: (stage) => <CareLevels {...stage} /> },
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
