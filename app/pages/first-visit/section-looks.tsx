import { Checklist } from '#app/parts/information/checklist.tsx';
import type { SectionLooks } from '#app/parts/information/information-sections.tsx';
import { MeetDoctors } from './meet-doctors.tsx';

/** The visit in numbered steps. */
function Steps({ items }: { readonly items: readonly string[] }) {
  return (
    <ol className="grid max-w-[38em] gap-5 print:gap-1">
      {items.map((item, place) => (
        <li key={item} className="flex gap-4 print:items-baseline print:gap-2">
          <span
            aria-hidden="true"
            className="grid size-9 flex-none place-items-center rounded-full bg-mist font-display text-xl font-bold text-oak print:size-auto print:bg-transparent print:text-[1em]"
          >
            {place + 1}
          </span>
          <span className="pt-0.5 print:pt-0">{item}</span>
        </li>
      ))}
    </ol>
  );
}

/** Returns what the sections of content/first-visit.yaml show besides their texts, by section id. */
export function firstVisitLooks(hint: string): SectionLooks {
  return {
    bring: { items: (items) => <Checklist hint={hint} items={items} /> },
    meet: { after: <MeetDoctors /> },
    visit: { items: (items) => <Steps items={items} /> },
  };
}

/** The section with the visit's length; its first line is also at the top of the page. */
export const timeSection = 'time';
