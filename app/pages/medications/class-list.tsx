import type { ListedClass, ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { GenericName, OtherNames } from './medication-names.tsx';

interface ClassListProps {
  readonly group: ListedClass;
  readonly medications: readonly ListedMedication[];
}

/** One class of the medicines that go on: they have no days. */
export function ClassList({ group, medications }: ClassListProps) {
  return (
    <div className="mb-9 break-inside-avoid print:mb-1.5 print:break-inside-auto">
      <h3 className="text-xl print:font-sans print:text-[8pt]">{group.name}</h3>
      <ul className="mt-2 text-base print:mt-0 print:text-[7.5pt] print:leading-[1.2]">
        {medications.map((medication) => (
          <li key={medication.id} className="border-b border-line py-2 print:py-0">
            <span className="font-semibold">
              <GenericName {...medication} />
            </span>
            <OtherNames {...medication} />
          </li>
        ))}
      </ul>
    </div>
  );
}
