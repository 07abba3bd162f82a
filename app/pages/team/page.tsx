import { staff } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { areBoardCertified, physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import { PhysicianCards } from '#app/parts/physicians/physician-cards.tsx';
import { words as physicianWords } from '#app/parts/physicians/words.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { StaffQuotes } from './staff-quotes.tsx';
import { words } from './words.ts';

export const loader = pageLoader(({ language }) => ({
  certified: areBoardCertified(),
  physicians: physicianCards(language),
  quotes: localized(staff().quotes, language),
}));

/** The physicians who own the practice, and the staff. */
export default function Team({ loaderData: { title, certified, physicians, quotes } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { requestAppointment, allReviews } = useWords(physicianWords);
  return (
    <>
      <PageHeading title={title} lead={w.teamLead} />
      <Section id="physicians" title={w.ourPhysicians} lead={certified && w.certified} fades>
        <PhysicianCards physicians={physicians} />
      </Section>
      <Section id="staff" title={w.staffTitle} tinted fades>
        <StaffQuotes quotes={quotes} />
      </Section>
      <p className="mx-auto flex max-w-page flex-wrap gap-3 px-5 py-12 md:px-8 print:hidden">
        <PageLink to="patient-routing" className="btn btn-primary">
          {requestAppointment}
        </PageLink>
        <PageLink to="reviews" className="btn btn-secondary">
          {allReviews}
        </PageLink>
      </p>
    </>
  );
}
