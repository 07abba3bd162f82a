import { informationPage, practice } from '#app/content/content.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { InformationHeading } from '#app/parts/information/information-heading.tsx';
import { InformationSections } from '#app/parts/information/information-sections.tsx';
import { words } from '#app/parts/information/words.ts';
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { requestData } from '#app/parts/request-form/request-data.server.ts';
import { WriteSection } from '#app/parts/request-form/write-section.tsx';
import { ReturningQuestion } from '#app/parts/returning-question/returning-question.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { appointmentLooks } from './section-looks.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => {
  const { promiseHours, returningWindowYears } = practice();
  return {
    page: informationPage('appointment', language),
    /** Hours until we answer. */
    answer: promiseHours,
    /** Years within which a visit makes a returning patient. */
    years: returningWindowYears,
    request: requestData('appointment', language),
  };
});

/** The form for someone we know, after the question that tells; the other ways to ask, and what to have at hand. */
export default function AppointmentRequest({ loaderData: { title, page, answer, years, request } }: PageProps<typeof loader>) {
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
      {request && (
        <div className="mt-12">
          <WriteSection data={request} notice={page.notice}>
            <ReturningQuestion years={years} heading="h3" form={formAnchor} />
          </WriteSection>
        </div>
      )}
      <InformationSections sections={page.sections} looks={appointmentLooks(w.readyHint)} />
    </>
  );
}
