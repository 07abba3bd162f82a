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
import { OfficePhones } from './office-phones.tsx';
import { Steps } from './steps.tsx';
import { words } from './words.ts';

/** Least and most, of hours or of minutes. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

interface NewPatientProps {
  readonly title: string;
  readonly page: InformationPage;
  /** Hours until we answer. */
  readonly answer: Span;
  /** Minutes the forms take. */
  readonly forms: Span;
}

export function newPatientLooks(hint: string): SectionLooks {
  return {
    ask: { after: <OfficePhones /> },
    bring: { items: (items) => <Checklist id="bring" hint={hint} items={items} /> },
    visit: { items: (items) => <Steps items={items} /> },
  };
}

/** The first visit, from the call to the plan: what to bring, how long, and whom to call. */
export function NewPatient({ title, page, answer, forms }: NewPatientProps) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={page.intro}>
        <KeyFacts
          label={w.atAGlance}
          facts={[
            { icon: 'clock', text: w.answerWithin(answer.min, answer.max) },
            { icon: 'document', text: w.formsTake(forms.min, forms.max) },
            { icon: 'globe', text: w.freeInterpreter },
          ]}
        />
        <p className="mt-7 flex flex-wrap gap-3 print:hidden">
          <PageLink to="new-patient-intake-archive" className="btn btn-secondary">
            {w.printSheets}
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
      <InformationSections sections={page.sections} looks={newPatientLooks(w.tickHint)} />
      <div className="mx-auto max-w-6xl px-5 pb-16 md:px-8 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-5 rounded-card bg-mist p-6 md:p-8">
          <div>
            <h2 className="text-2xl">{w.notSure}</h2>
            <p className="mt-1">{w.oneQuestion}</p>
          </div>
          <PageLink to="patient-routing" className="btn btn-primary">
            {w.toRouting}
          </PageLink>
        </div>
      </div>
    </>
  );
}
