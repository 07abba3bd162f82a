import type { InformationPage } from '#app/content/schema/information.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { Checklist } from '#app/parts/information/checklist.tsx';
import { InformationHeading } from '#app/parts/information/information-heading.tsx';
import { InformationSections, type SectionLooks } from '#app/parts/information/information-sections.tsx';
import type { Span } from './new-patient.tsx';
import { OfficePhones } from '#app/parts/offices/office-cards.tsx';
import { words } from '#app/parts/information/words.ts';

interface AppointmentProps {
  readonly title: string;
  readonly page: InformationPage;
  /** Hours until we answer. */
  readonly answer: Span;
}

export function appointmentLooks(hint: string): SectionLooks {
  return {
    call: { after: <OfficePhones /> },
    ready: { items: (items) => <Checklist id="ready" hint={hint} items={items} /> },
  };
}

/** The ways in which someone we know can ask for a visit, and what to have at hand. */
export function Appointment({ title, page, answer }: AppointmentProps) {
  const w = useWords(words);
  return (
    <>
      <InformationHeading
        title={title}
        lead={page.intro}
        notice={page.notice}
        facts={[
          { icon: 'clock', text: w.answerWithin(answer.min, answer.max) },
          { icon: 'globe', text: w.freeInterpreter },
        ]}
      >
        <PageLink to="patient-routing" className="btn btn-secondary">
          {w.notSure}
        </PageLink>
      </InformationHeading>
      <InformationSections sections={page.sections} looks={appointmentLooks(w.readyHint)} />
    </>
  );
}
