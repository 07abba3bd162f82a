import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { PhysicianCardData } from '#app/parts/physicians/physician-card.tsx';
import { PhysicianCards } from '#app/parts/physicians/physician-cards.tsx';
import { type StaffQuote, StaffQuotes } from './staff-quotes.tsx';
import { words } from '#app/parts/physicians/words.ts';

interface TeamPageProps {
  readonly title: string;
  readonly physicians: readonly PhysicianCardData[];
  readonly quotes: readonly StaffQuote[];
}

/** The physicians who own the practice, and the people patients meet first. */
export function TeamPage({ title, physicians, quotes }: TeamPageProps) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={w.teamLead} />
      <Section id="physicians" title={w.ourPhysicians}>
        <PhysicianCards physicians={physicians} />
      </Section>
      <Section id="staff" title={w.staffTitle} tinted>
        <StaffQuotes quotes={quotes} />
      </Section>
      <p className="mx-auto flex max-w-6xl flex-wrap gap-3 px-5 py-12 md:px-8 print:hidden">
        <PageLink to="patient-routing" className="btn btn-primary">
          {w.requestAppointment}
        </PageLink>
        <PageLink to="reviews" className="btn btn-secondary">
          {w.allReviews}
        </PageLink>
      </p>
    </>
  );
}
