import { informationPage, practice } from '#app/content/content.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { requestSettings } from '#app/content/requests/request-settings.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { AlarmLine } from '#app/parts/information/alarm-line.tsx';
import { KeyFacts } from '#app/parts/information/key-facts.tsx';
import { words } from '#app/parts/information/words.ts';
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { AnswerTime } from '#app/parts/requests/answer-time.tsx';
import { callPromise } from '#app/parts/requests/call-promise.server.ts';
import { ReturningQuestion } from '#app/parts/returning-question/returning-question.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { BookingWays, bookingWays } from './booking-ways.tsx';

export const loader = pageLoader(({ language }) => {
  const { promiseHours, returningWindowYears } = practice();
  return {
    /** Years a visit makes a patient a returning one. */
    years: returningWindowYears,
    /** Hours until we answer. */
    answer: promiseHours,
    promise: callPromise(),
    /** The appointment page, whose ways to book are shown here too. */
    appointment: informationPage('appointment', language),
    /** For patients who cannot come to a visit. */
    change: pageName('change-or-cancel').title[language],
    /** Whether this site takes requests. */
    written: requestSettings() !== undefined,
    /** Whether nobody reads the requests. */
    sample: requestSettings()?.sample ?? false,
  };
});

/** The one question that decides how to book, and the ways to book at once. */
export default function PatientRouting({
  loaderData: { title, years, answer, promise, appointment, change, written, sample },
}: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title}>
        <KeyFacts
          label={w.atAGlance}
          facts={[
            { icon: 'clock', text: w.answerWithin(answer.min, answer.max), more: <AnswerTime promise={promise} sample={sample} /> },
            { icon: 'globe', text: w.freeInterpreter },
          ]}
        />
        <div className="mt-10 print:mt-3">
          <ReturningQuestion years={years} form={written ? formAnchor : undefined} offices="#ways" />
        </div>
        <p className="mt-5 print:hidden">
          <PageLink to="change-or-cancel" className="btn btn-secondary">
            {change}
          </PageLink>
        </p>
        {appointment.notice && <AlarmLine text={appointment.notice} />}
      </PageHeading>
      <Section id="ways" title={w.waysTitle} lead={w.waysText(years)}>
        <BookingWays sections={appointment.sections.filter(({ id }) => bookingWays.includes(id))} />
        <p className="mt-7 flex flex-wrap gap-3 print:hidden">
          {written && (
            <PageLink to="appointment-request" hash={formAnchor} className="btn btn-primary needs-script">
              {w.writeRequest}
            </PageLink>
          )}
          <PageLink to="appointment-request" hash="ready" className="btn btn-secondary">
            {w.moreOnAsking}
          </PageLink>
        </p>
      </Section>
    </>
  );
}
