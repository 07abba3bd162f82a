import type { ListedClass, ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { useWords } from '#app/ui/use-language.ts';
import { GenericName, OtherNames } from './medication-names.tsx';
import { words } from './words.ts';

interface ClassTableProps {
  readonly group: ListedClass;
  readonly medications: readonly ListedMedication[];
  readonly daysHeading: string;
}

/** One class of a list with days: names on the left, days on the right, narrow enough for a phone. */
export function ClassTable({ group, medications, daysHeading }: ClassTableProps) {
  const w = useWords(words);
  const headingId = `class-${medications[0]?.action}-${group.id}`;
  return (
    <div className="mb-9 break-inside-avoid-column print:mb-1 print:break-inside-auto">
      <h3 id={headingId} className="text-xl print:font-sans print:text-[8pt]">
        {group.name}
      </h3>
      <div className="table-box">
        <table aria-labelledby={headingId} className="table mt-2 text-base print:mt-0 print:text-[7.5pt] print:leading-[1.2]">
          <thead className="sr-only">
            <tr>
              <th scope="col">{w.medicine}</th>
              <th scope="col">{daysHeading}</th>
            </tr>
          </thead>
          <tbody>
            {medications.map((medication) => (
              <tr key={medication.id}>
                <th scope="row">
                  <GenericName {...medication} />
                  <OtherNames {...medication} />
                </th>
                <td className="w-24 wrap-normal print:w-auto print:whitespace-nowrap">
                  {medication.days === null ? w.seeNote : w.days(medication.days)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
