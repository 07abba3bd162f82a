import { informationPage, practice } from '#app/content/content.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { InformationHeading } from '#app/parts/information/information-heading.tsx';
import { InformationSections } from '#app/parts/information/information-sections.tsx';
import { words } from '#app/parts/information/words.ts';
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { requestData } from '#app/parts/request-form/request-data.server.ts';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { WriteSection } from '#app/parts/request-form/write-section.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { newPatientLooks } from './section-looks.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => {
  const { promiseHours, formsMinutes, returningWindowYears } = practice();
  return {
    page: informationPage('new-patient', language),
    /** Hours until we answer. */
    answer: promiseHours,
    /** Minutes the forms take. */
    forms: formsMinutes,
    /** Years within which a visit makes a returning patient. */
    years: returningWindowYears,
    request: requestData('registration', language),
  };
});

/** How to become a patient: the registration form, whom to call, and where to read about the first visit. */
export default function NewPatient({ loaderData: { title, page, answer, forms, years, request } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const sw = useWords(startWords);
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
      {request && (
        <div className="mt-12">
          <WriteSection data={request} notice={page.notice}>
            <p>{sw.registrationSteps(request.definition.steps.length, forms.min, forms.max)}</p>
            <p className="mt-5">
              <PageLink to="new-patient" hash={formAnchor} className="btn btn-primary">
                {sw.startRegistration}
              </PageLink>
            </p>
            <p className="mt-5">
              {sw.seenRecently(years)}{' '}
              <PageLink to="appointment-request" hash={formAnchor} className="inline-flex min-h-11 items-center font-semibold">
                {sw.toShortForm}
              </PageLink>
            </p>
          </WriteSection>
        </div>
      )}
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
