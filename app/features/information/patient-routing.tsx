import type { InformationPage } from '#app/content/schema/information.ts';
import { ReturningQuestion } from '#app/parts/returning-question/returning-question.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { AlarmLine } from '#app/parts/information/alarm-line.tsx';
import { BookingWays, bookingWays } from '#app/pages/patient-routing/booking-ways.tsx';
import { KeyFacts } from '#app/parts/information/key-facts.tsx';
import type { Span } from './new-patient.tsx';
import { words } from '#app/parts/information/words.ts';

interface PatientRoutingProps {
  readonly title: string;
  /** Years within which a visit makes a returning patient. */
  readonly years: number;
  /** Hours until we answer. */
  readonly answer: Span;
  /** The page on asking for an appointment, whose ways to book stand here too. */
  readonly appointment: InformationPage;
}

/** The one question that decides how to book, and the ways for those who can do it at once. */
export function PatientRouting({ title, years, answer, appointment }: PatientRoutingProps) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title}>
        <KeyFacts
          label={w.atAGlance}
          facts={[
            { icon: 'clock', text: w.answerWithin(answer.min, answer.max) },
            { icon: 'globe', text: w.freeInterpreter },
          ]}
        />
        <div className="mt-10 print:mt-3">
          <ReturningQuestion years={years} />
        </div>
        {appointment.notice && <AlarmLine text={appointment.notice} />}
      </PageHeading>
      <Section id="ways" title={w.waysTitle} lead={w.waysText(years)}>
        <BookingWays sections={appointment.sections.filter(({ id }) => bookingWays.includes(id))} />
        <p className="mt-7 print:hidden">
          <PageLink to="appointment-request" className="btn btn-secondary">
            {w.moreOnAsking}
          </PageLink>
        </p>
      </Section>
    </>
  );
}
