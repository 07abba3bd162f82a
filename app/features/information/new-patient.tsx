import type { InformationPage } from '#app/content/schema/information.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { InformationHeading } from '#app/parts/information/information-heading.tsx';
import { InformationSections, type SectionLooks } from '#app/parts/information/information-sections.tsx';
import { OfficePhones } from '#app/parts/offices/office-cards.tsx';
import { words } from '#app/parts/information/words.ts';

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

export const newPatientLooks: SectionLooks = { ask: { after: <OfficePhones /> } };

/** How to become a patient: whom to call, the forms, and where to read about the first visit. */
export function NewPatient({ title, page, answer, forms }: NewPatientProps) {
  const w = useWords(words);
  return (
    <>
      <InformationHeading
        title={title}
        lead={page.intro}
        notice={page.notice}
        facts={[
          { icon: 'clock', text: w.answerWithin(answer.min, answer.max) },
          { icon: 'document', text: w.formsTake(forms.min, forms.max) },
          { icon: 'globe', text: w.freeInterpreter },
        ]}
      >
        <PageLink to="new-patient-intake-archive" className="btn btn-secondary">
          {w.printSheets}
        </PageLink>
      </InformationHeading>
      <InformationSections sections={page.sections} looks={newPatientLooks} />
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
