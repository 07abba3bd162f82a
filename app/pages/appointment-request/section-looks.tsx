import { Checklist } from '#app/parts/information/checklist.tsx';
import type { SectionLooks } from '#app/parts/information/information-sections.tsx';
import { OfficeCards } from '#app/parts/offices/office-cards.tsx';

/** What stands in the sections of content/appointment.yaml beside their texts, by the id of the section. */
export function appointmentLooks(hint: string): SectionLooks {
  return {
    call: { after: <OfficeCards /> },
    ready: { items: (items) => <Checklist hint={hint} items={items} /> },
  };
}
