import type { InformationPage } from '#app/content/schema/information.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { Checklist } from './checklist.tsx';
import { WithEmergencyNumber } from './emergency-number.tsx';
import { InformationSections, type SectionLooks } from './information-sections.tsx';
import { KeyFacts } from './key-facts.tsx';
import type { Span } from './new-patient.tsx';
import { OfficePhones } from './office-phones.tsx';
import { words } from './words.ts';

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
      <PageHeading title={title} lead={page.intro}>
        <KeyFacts
          label={w.atAGlance}
          facts={[
            { icon: 'clock', text: w.answerWithin(answer.min, answer.max) },
            { icon: 'globe', text: w.freeInterpreter },
          ]}
        />
        <p className="mt-7 flex flex-wrap gap-3 print:hidden">
          <PageLink to="patient-routing" className="btn btn-secondary">
            {w.notSure}
          </PageLink>
          <PrintButton className="btn btn-quiet">{w.printPage}</PrintButton>
        </p>
        {page.notice && (
          <div className="mt-7 max-w-3xl print:mt-2">
            <Notice icon="emergency" tone="alarm">
              <WithEmergencyNumber text={page.notice} />
            </Notice>
          </div>
        )}
      </PageHeading>
      <InformationSections sections={page.sections} looks={appointmentLooks(w.readyHint)} />
    </>
  );
}
