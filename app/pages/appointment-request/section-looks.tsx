import { Checklist } from '#app/parts/information/checklist.tsx';
import type { SectionLooks } from '#app/parts/information/information-sections.tsx';
import { OfficeCards } from '#app/parts/offices/office-cards.tsx';

/** Returns what the sections of content/appointment.yaml show besides their texts, by section id. */
export function appointmentLooks(hint: string): SectionLooks {
  return {
    call: { after: <OfficeCards /> },
    ready: { items: (items) => <Checklist hint={hint} items={items} /> },
  };
}
