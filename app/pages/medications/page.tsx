import { Suspense, useMemo } from 'react';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { SignedLine } from '#app/parts/article/review-line.tsx';
import { useClinicDays } from '#app/parts/hours/use-clinic-days.ts';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import { KeepPages } from '#app/parts/keep-pages/keep-pages.tsx';
import { medicinesIn } from '#app/parts/medicines/load.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { SourceList } from '#app/ui/source-list.tsx';
import { useChosenSheet } from '#app/ui/use-chosen-sheet.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { useLoaded } from '#app/ui/use-loaded.ts';
import { medicationData } from './medication-data.server.ts';
import { MedicationLists } from './medication-lists.tsx';
import { MedicationSearch } from './medication-search.tsx';
import { planDates } from './plan-dates.ts';
import { Rules } from './rules.tsx';
import { StopPlanner } from './stop-planner.tsx';
import { testDayOf } from './test-day.ts';
import { usePlan } from './use-plan.ts';
import { words } from './words.ts';

/** Says that the practice has not approved the list; also on paper. */
function DraftNotice() {
  const w = useWords(words);
  return (
    <Notice icon="document" title={w.draftTitle}>
      <p>{w.draftText}</p>
    </Notice>
  );
}

export const loader = pageLoader(({ language }) => ({ data: medicationData(language) }));

export default function Medications({ loaderData: { title, data } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { draft, signed, rules, classes, host, sources } = data;
  const { value: medicines, failed } = useLoaded(medicinesIn, useLanguage());
  const { offices, closures } = useClinicDays();
  const planned = useMemo(() => (medicines ?? []).filter(({ action }) => action !== 'keep'), [medicines]);
  const plan = usePlan();
  const now = useClinicMoment()?.date;
  const today = medicines && now;
  const day = testDayOf(plan.plan.testDay, today, { offices, closures });
  const dates = planDates(planned, plan.plan, { today, day });
  const { sheet, choose } = useChosenSheet<'lists'>();
  // Prints the visitor's own dates, or the lists.
  const printsDates = day.kind === 'open' && sheet !== 'lists';
  const onLists = printsDates ? 'print:hidden' : '';
  return (
    <div className="print-medications">
      <PageHeading title={title} />
      <div className="mx-auto grid max-w-page items-start gap-x-10 gap-y-8 px-5 pt-6 pb-10 md:grid-cols-2 md:px-8 print:block print:p-0">
        <MedicationSearch medications={medicines} failed={failed} classes={classes} plan={plan} />
        <div className={`min-w-0 ${printsDates ? '' : 'print:hidden'}`}>
          <StopPlanner medications={planned} {...dates} plan={plan} draft={draft} classes={classes} host={host} today={today} day={day} />
        </div>
        {draft && (
          <div className="md:col-span-2 print:mt-1 print:*:py-0.5">
            <DraftNotice />
          </div>
        )}
        <SignedLine signed={signed} />
      </div>
      <section id="rules" aria-labelledby="rules-heading" className="bg-mist">
        <div className="mx-auto max-w-page px-5 py-8 md:px-8 print:p-0">
          <h2 id="rules-heading" className="mb-4 text-3xl print:mb-0.5">
            {w.rulesTitle}
          </h2>
          <Rules rules={rules} />
        </div>
      </section>
      <div className={onLists}>
        <Suspense>
          <MedicationLists classes={classes} />
        </Suspense>
      </div>
      <div className={onLists}>
        <section id="call" aria-labelledby="call-heading" className="mx-auto max-w-page px-5 pb-section md:px-8 print:p-0">
          <h2 id="call-heading" className="text-3xl">
            {w.callTitle}
          </h2>
          <p className="mt-2 print:mt-0">{w.callText}</p>
          {/* Paper has them at the end of the last sheet. */}
          <div className="print:hidden">
            <OfficePhones />
          </div>
          <PrintButton className="btn btn-secondary mt-5" choose={() => choose('lists')}>
            {w.printList}
          </PrintButton>
          <KeepPages className="mt-6" />
          <details className="disclosure mt-6 max-w-3xl print:hidden">
            <summary>
              {w.sourcesTitle}
              <Icon name="chevron-down" />
            </summary>
            <p className="mt-2">{w.sourcesText}</p>
            <SourceList sources={sources} newTab className="mt-3" />
          </details>
        </section>
      </div>
    </div>
  );
}
