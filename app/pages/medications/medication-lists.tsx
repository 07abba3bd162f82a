import type { MedicationAction } from '#app/content/medicines/medication.schema.ts';
import type { ListedClass, ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ClassList } from './class-list.tsx';
import { ClassTable } from './class-table.tsx';
import { words } from './words.ts';

interface MedicationListsProps {
  readonly classes: readonly ListedClass[];
  readonly medications: readonly ListedMedication[];
}

/** The classes that have a medicine of the lists asked for, in the order of the page. */
export function groupsOf({ classes, medications }: MedicationListsProps, ...actions: readonly MedicationAction[]) {
  return classes.flatMap((group) => {
    const members = medications.filter((one) => one.class === group.id && actions.includes(one.action));
    return members.length > 0 ? [{ group, medications: members }] : [];
  });
}

/** The four lists, whole and in plain HTML: they read and print without script. */
export function MedicationLists(props: MedicationListsProps) {
  const w = useWords(words);
  const columns = 'gap-x-12 lg:columns-2 print:columns-3 print:gap-x-4';
  return (
    <>
      <Section id="stop" title={w.stopTitle} lead={w.stopLead} tinted>
        <div className={columns}>
          {groupsOf(props, 'stop').map((one) => (
            <ClassTable key={one.group.id} {...one} daysHeading={w.daysWithout} />
          ))}
        </div>
      </Section>
      {/* On paper the first list shares a page with the rules, the other two lists share the next. */}
      <div className="print:break-before-page">
        <Section id="ask" title={w.askTitle} lead={w.askLead}>
          <div className={columns}>
            {groupsOf(props, 'ask').map((one) => (
              <ClassTable key={one.group.id} {...one} daysHeading={w.daysOfEffect} />
            ))}
          </div>
        </Section>
      </div>
      <Section id="tell" title={w.tellTitle} lead={w.tellLead} tinted>
        <div className={columns}>
          {groupsOf(props, 'tell').map((one) => (
            <ClassList key={one.group.id} {...one} />
          ))}
        </div>
      </Section>
      <Section id="keep" title={w.keepTitle} lead={w.keepLead}>
        <div className={columns}>
          {groupsOf(props, 'keep').map((one) => (
            <ClassList key={one.group.id} {...one} />
          ))}
        </div>
      </Section>
    </>
  );
}
