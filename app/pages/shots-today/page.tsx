import type { ShownShotQuestions } from '#app/content/medicines/shot-questions.schema.ts';
import { shotQuestions } from '#app/content/medicines/shot-questions.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { SignedLine } from '#app/parts/article/review-line.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Section } from '#app/ui/section.tsx';
import { SourceList } from '#app/ui/source-list.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { QuestionForm } from './question-form.tsx';
import { ShotRooms } from './shot-rooms.tsx';
import { ShotRows } from './shot-rows.tsx';
import { waitSkies } from './wait-skies.server.ts';
import { WaitTimer } from './wait-timer.tsx';
import { words } from './words.ts';

export const loader = pageLoader(({ language }) => ({
  content: localized(shotQuestions(), language),
  skies: waitSkies(),
}));

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 ps-6">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** The signs to report: here to the staff, elsewhere to 911. */
function Report({ wait }: Pick<ShownShotQuestions, 'wait'>) {
  const w = useWords(words);
  return (
    <div
      id="report"
      className="rounded-card border-2 border-alarm bg-alarm-mist break-inside-avoid p-5 md:p-6 print:border print:bg-white print:p-2"
    >
      <h3 className="flex items-center gap-3 text-2xl">
        <Icon name="warning" className="icon size-7 text-alarm" />
        {w.reportTitle}
      </h3>
      <ul className="mt-3 grid list-disc gap-1 ps-6 print:mt-1 print:grid-cols-3 print:gap-x-8 print:gap-y-0">
        {wait.report.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p className="mt-3 font-semibold print:mt-1">{wait.here}</p>
      <p className="mt-1">
        <WithHotlines text={wait.away} />
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <a href="tel:911" className="btn bg-alarm-field text-white hover:underline">
          <Icon name="phone" />
          {w.call911}
        </a>
        <PageLink to="emergency" className="inline-flex min-h-11 items-center">
          {w.emergencyPage}
        </PageLink>
      </p>
    </div>
  );
}

/** For a patient on the way to a shot: hours, whether to come, and the wait after it. */
export default function ShotsToday({ loaderData: { title, content, skies } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { offices } = useFrame();
  const { draft, signed, questions, tell, bring, avoid, wait, sources } = content;
  // If the offices ever differ, the longer wait is safe for both.
  const minutes = Math.max(...offices.map(({ lastShotWaitMinutes }) => lastShotWaitMinutes));
  return (
    <div className="print-shots">
      <PageHeading title={title} lead={<span className="max-md:hidden print:hidden">{w.lead}</span>} desk>
        <div className="card mt-4 lg:hidden print:hidden">
          <ShotRows />
        </div>
        <p className="mt-3 flex gap-2 rounded-card bg-alarm-mist px-3 py-2 text-base leading-snug print:px-0">
          <Icon name="emergency" className="icon text-alarm" />
          <span>
            <WithHotlines text={w.now} />{' '}
            <PageLink to="emergency" className="block w-fit">
              {w.emergencyPage}
            </PageLink>
          </span>
        </p>
      </PageHeading>
      <section id="questions" aria-labelledby="questions-heading" className="mx-auto max-w-page px-5 pt-4 pb-10 md:px-8 md:pt-8 print:p-0">
        <h2 id="questions-heading" className="text-xl max-md:mb-1 md:text-3xl">
          {w.questionsTitle}
        </h2>
        <p className="mt-1 mb-3 text-base text-quiet max-md:sr-only md:mb-5 print:hidden">{w.questionsLead}</p>
        <QuestionForm questions={questions}>
          {draft && (
            <div className="mt-6">
              <Notice tone="draft" title={w.draftTitle}>
                <p>{w.draftText}</p>
              </Notice>
            </div>
          )}
          <SignedLine signed={signed} />
          <div className="mt-8 grid gap-6 sm:grid-cols-2 print:mt-1 print:grid-cols-2 print:gap-3">
            <List title={w.tellTitle} items={tell} />
            <List title={w.bringTitle} items={bring} />
            <List title={w.avoidTitle} items={avoid} />
          </div>
        </QuestionForm>
      </section>
      <Section id="hours" title={w.hoursTitle} tinted>
        <ShotRooms />
      </Section>
      <Section id="wait" title={w.waitTitle(minutes)} lead={wait.why}>
        <div className="grid gap-6 lg:grid-cols-2 lg:items-start print:grid-cols-1 print:gap-2">
          <WaitTimer minutes={minutes} skies={skies} />
          <p className="hidden plain:block print:block">{w.withoutScript(minutes)}</p>
          <Report wait={wait} />
        </div>
      </Section>
      <Section id="more" title={w.moreTitle} tinted>
        <ul className="flex flex-wrap gap-3 print:hidden">
          <li>
            <PageLink to="service/immunotherapy" className="choice bg-card">
              {w.moreShots}
            </PageLink>
          </li>
          <li>
            <PageLink to="after-hours" className="choice bg-card">
              {w.moreClosed}
            </PageLink>
          </li>
          <li>
            <PageLink to="locations" hash="doctors-this-week" className="choice bg-card">
              {w.moreDoctors}
            </PageLink>
          </li>
        </ul>
        <PrintButton className="btn btn-secondary mt-5">{w.print}</PrintButton>
        <h3 className="mt-8 text-xl print:mt-0">{w.sources}</h3>
        <SourceList sources={sources} newTab className="mt-2 print:mt-0 print:gap-0" />
      </Section>
    </div>
  );
}
