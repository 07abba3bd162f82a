import { Checklist } from '#app/parts/information/checklist.tsx';
import type { SectionLooks } from '#app/parts/information/information-sections.tsx';
import { MeetDoctors } from './meet-doctors.tsx';
import { Steps } from './steps.tsx';

/** What stands in the sections of content/first-visit.yaml beside their texts, by the id of the section. */
export function firstVisitLooks(hint: string): SectionLooks {
  return {
    bring: { items: (items) => <Checklist hint={hint} items={items} /> },
    meet: { after: <MeetDoctors /> },
    visit: { items: (items) => <Steps items={items} /> },
  };
}

/** The section that says how long the visit takes; its first line stands at the head of the page too. */
export const timeSection = 'time';
