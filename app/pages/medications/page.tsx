import { useEffect, useMemo, useState } from 'react';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { useClinicMoment } from '#app/parts/hours/use-clinic-moment.ts';
import { KeepPages } from '#app/parts/keep-pages/keep-pages.tsx';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { JumpLinks } from '#app/ui/jump-links.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Section } from '#app/ui/section.tsx';
import { SourceList } from '#app/ui/source-list.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { DraftNotice } from './draft-notice.tsx';
import { medicationData } from './medication-data.server.ts';
import { MedicationLists } from './medication-lists.tsx';
import { MedicationSearch } from './medication-search.tsx';
import { planDates } from './plan-dates.ts';
import { PlanLine } from './plan-line.tsx';
import { plannerWords } from './planner-words.ts';
import { Rules } from './rules.tsx';
import { StopPlanner } from './stop-planner.tsx';
import { usePlan } from './use-plan.ts';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({ data: medicationData(language) }));

/** Which of the two sheets the printer gets: the visitor's own dates, or the lists. */
function usePrintedSheet(hasDates: boolean) {
  const [listsAsked, setListsAsked] = useState(false);
  useEffect(() => {
    const done = () => setListsAsked(false);
    addEventListener('afterprint', done);
    return () => removeEventListener('afterprint', done);
  }, []);
  return {
    sheet: hasDates && !listsAsked ? ('dates' as const) : ('lists' as const),
    chooseLists: () => setListsAsked(true),
  };
}

export default function Medications({ loaderData: { title, data } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { title: datesTitle } = useWords(plannerWords);
  const { draft, rules, classes, medications, host, sources } = data;
  const planned = useMemo(() => medications.filter(({ action }) => action !== 'keep'), [medications]);
  const plan = usePlan(useMemo(() => planned.map(({ id }) => id), [planned]));
  const today = useClinicMoment()?.date;
  const { testDay } = plan.plan;
  const dates = planDates(planned, plan, today);
  const { sheet, chooseLists } = usePrintedSheet(today !== undefined && testDay !== undefined && testDay >= today);
  const places = [
    { href: '#search', text: w.searchTitle, script: true },
    { href: '#dates', text: datesTitle, script: true },
    { href: '#stop', text: w.stopTitle, script: false },
    { href: '#ask', text: w.askTitle, script: false },
    { href: '#tell', text: w.tellTitle, script: false },
    { href: '#keep', text: w.keepTitle, script: false },
  ];
  return (
    <div className="print-medications">
      <PageHeading title={title} lead={<span className="print:hidden">{w.lead}</span>}>
        {plan.opened && today && testDay && testDay >= today && (
          <PlanLine testDay={testDay} today={today} dates={dates.stops} callFirst={dates.callFirst.length > 0} />
        )}
        <JumpLinks label={w.jump} places={places} />
        {draft && (
          <div className="mt-7 max-w-3xl print:mt-2 print:max-w-none print:*:py-1">
            <DraftNotice />
          </div>
        )}
      </PageHeading>
      <Section id="rules" title={w.rulesTitle}>
        <Rules rules={rules} />
      </Section>
      <MedicationSearch medications={medications} classes={classes} plan={plan} />
      <div className={sheet === 'dates' ? undefined : 'print:hidden'}>
        <StopPlanner planned={planned} {...dates} plan={plan} draft={draft} classes={classes} host={host} />
      </div>
      <div className={sheet === 'lists' ? undefined : 'print:hidden'}>
        <MedicationLists classes={classes} medications={medications} />
      </div>
      <div className={sheet === 'lists' ? undefined : 'print:hidden'}>
        <Section id="call" title={w.callTitle} lead={w.callText}>
          <OfficePhones />
          <PrintButton className="btn btn-secondary mt-5" choose={chooseLists}>
            {w.printList}
          </PrintButton>
          <KeepPages className="mt-8" />
          <details className="mt-8 max-w-3xl print:hidden">
            <summary className="min-h-11 font-semibold">{w.sourcesTitle}</summary>
            <p className="mt-2">{w.sourcesText}</p>
            <SourceList sources={sources} newTab className="mt-3" />
          </details>
        </Section>
      </div>
    </div>
  );
}
