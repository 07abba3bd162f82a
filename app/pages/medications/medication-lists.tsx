import { use } from 'react';
import type { MedicationAction } from '#app/content/medicines/medication.schema.ts';
import type { ListedClass, ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { shownMedicines } from '#app/parts/medicines/load.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { ClassDetails } from './class-details.tsx';
import { VerdictTile } from './verdict.tsx';
import { words } from './words.ts';

interface MedicationListsProps {
  readonly classes: readonly ListedClass[];
}

/** Returns the classes with a medicine for this action, in the page's order. */
function groupsOf(classes: readonly ListedClass[], medications: readonly ListedMedication[], action: MedicationAction) {
  return classes.flatMap((group) => {
    const members = medications.filter((one) => one.class === group.id && one.action === action);
    return members.length > 0 ? [{ group, medications: members }] : [];
  });
}

/** The four lists in plain HTML, which work and print without JavaScript. Suspends until the medicines have loaded. */
export function MedicationLists({ classes }: MedicationListsProps) {
  const medications = use(shownMedicines(useLanguage()));
  const w = useWords(words);
  const lists = [
    { action: 'stop', title: w.stopTitle, lead: w.stopLead, place: '' },
    { action: 'ask', title: w.askTitle, lead: w.askLead, place: 'lg:col-start-2 lg:row-span-2' },
    { action: 'tell', title: w.tellTitle, lead: w.tellLead, place: 'lg:col-start-1' },
    {
      action: 'keep',
      title: w.keepTitle,
      lead: w.keepLead,
      place: 'items-start gap-x-12 lg:col-span-2 lg:grid lg:grid-cols-2 print:block',
    },
  ] as const;
  return (
    <div className="mx-auto max-w-page items-start gap-x-12 px-5 pb-8 md:px-8 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block print:columns-2 print:gap-x-5 print:p-0">
      {lists.map(({ action, title, lead, place }) => (
        <section key={action} id={action} aria-labelledby={`${action}-heading`} className={`pt-6 print:pt-0.5 ${place}`}>
          <div className="flex items-center gap-3 lg:col-span-2">
            <VerdictTile action={action} />
            <h2 id={`${action}-heading`} className="text-3xl">
              {title}
            </h2>
          </div>
          <p className="mt-2 mb-3 text-base text-quiet lg:col-span-2 print:my-0">{lead}</p>
          {groupsOf(classes, medications, action).map((one) => (
            <ClassDetails key={one.group.id} action={action} {...one} />
          ))}
        </section>
      ))}
    </div>
  );
}
