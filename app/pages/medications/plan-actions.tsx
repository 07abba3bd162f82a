import { useState } from 'react';
import { calendar } from '#app/content/practice/icalendar.ts';
import { formatPhone } from '#app/content/practice/phone.ts';
import { useClinicDays } from '#app/parts/hours/use-clinic-days.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { saveFile, shareLink } from '#app/ui/save-and-share.ts';
import { showToast } from '#app/ui/show-toast.ts';
import { useWords } from '#app/ui/use-language.ts';
import type { MedicationData } from './medication-data.server.ts';
import type { PlanDates } from './plan-dates.ts';
import { planEvents } from './plan-events.ts';
import { type Plan, writeFragment } from './plan-fragment.ts';
import { plannerWords } from './planner-words.ts';
import { words } from './words.ts';

interface PlanActionsProps extends Pick<MedicationData, 'draft' | 'host'> {
  readonly plan: Plan & { readonly testDay: string };
  readonly today: string;
  readonly dates: PlanDates['stops'];
  readonly callFirst: PlanDates['callFirst'];
}

/** Saves the dates: to the calendar, on paper, as a link. */
export function PlanActions({ plan, today, dates, callFirst, draft, host }: PlanActionsProps) {
  const w = useWords(plannerWords);
  const { draftTitle } = useWords(words);
  const { offices, closures } = useClinicDays();
  const [said, setSaid] = useState('');

  function say(text: string) {
    setSaid(text);
    void showToast(text);
  }

  function save() {
    const events = planEvents({
      testDay: plan.testDay,
      today,
      dates,
      callFirst,
      clinic: { offices, closures },
      w,
      phones: offices.map(({ name, phones }) => `${name} ${formatPhone(phones.office)}`).join(', '),
      draft: draft ? draftTitle : undefined,
      host,
    });
    saveFile(`${w.fileName}.ics`, 'text/calendar;charset=utf-8', calendar(events, { name: w.eventTest, stamp: new Date() }));
    say(w.handedOver);
  }

  async function share() {
    const url = new URL(location.href);
    url.hash = writeFragment(plan);
    const result = await shareLink(document.title, url.href);
    if (result === 'copied') say(w.linkCopied);
    if (result === 'failed') say(w.linkFailed);
  }

  return (
    <div className="screen-only mt-6">
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={save}>
          <Icon name="calendar" />
          {w.save}
        </button>
        <PrintButton>{w.print}</PrintButton>
        <button type="button" className="btn btn-secondary" onClick={() => void share()}>
          <Icon name="share" />
          {w.share}
        </button>
      </div>
      <p className="mt-3 text-base text-quiet">
        {said && <strong>{said} </strong>}
        {w.privacy}
      </p>
    </div>
  );
}
