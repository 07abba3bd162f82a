import type { InformationPage } from '#app/content/schema/information.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { Checklist } from '#app/parts/information/checklist.tsx';
import { InformationHeading } from '#app/parts/information/information-heading.tsx';
import { InformationSections, type SectionLooks } from '#app/parts/information/information-sections.tsx';
import { MeetDoctors } from './meet-doctors.tsx';
import type { Span } from '#app/features/information/new-patient.tsx';
import { OfficePhones } from '#app/parts/offices/office-cards.tsx';
import { Steps } from './steps.tsx';
import { words } from '#app/parts/information/words.ts';

interface FirstVisitProps {
  readonly title: string;
  readonly page: InformationPage;
  /** Minutes the forms take. */
  readonly forms: Span;
}

export function firstVisitLooks(hint: string): SectionLooks {
  return {
    bring: { items: (items) => <Checklist id="bring" hint={hint} items={items} /> },
    meet: { after: <MeetDoctors /> },
    visit: { items: (items) => <Steps items={items} /> },
    // On paper the phones stand in the page's foot already.
    questions: {
      after: (
        <div className="print:hidden">
          <OfficePhones />
        </div>
      ),
    },
  };
}

/** The section that says how long the visit takes; its first line stands at the head of the page too. */
export const timeSection = 'time';

function howLong(page: InformationPage): readonly string[] {
  return page.sections.find(({ id }) => id === timeSection)?.text.slice(0, 1) ?? [];
}

/** The first visit from the door to the way home, to read before it and to take along on one sheet. */
export function FirstVisit({ title, page, forms }: FirstVisitProps) {
  const w = useWords(words);
  return (
    <>
      <InformationHeading
        title={title}
        lead={page.intro}
        notice={page.notice}
        oneSheet
        facts={[
          ...howLong(page).map((text) => ({ icon: 'clock', text }) as const),
          { icon: 'document', text: w.formsTake(forms.min, forms.max) },
          { icon: 'globe', text: w.freeInterpreter },
        ]}
      >
        <PageLink to="new-patient-intake-archive" className="btn btn-secondary">
          {w.printSheets}
        </PageLink>
      </InformationHeading>
      <InformationSections sections={page.sections} looks={firstVisitLooks(w.tickHint)} oneSheet />
    </>
  );
}
