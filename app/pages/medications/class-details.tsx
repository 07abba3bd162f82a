import type { MedicationAction } from '#app/content/medicines/medication.schema.ts';
import type { ListedClass, ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { GenericName, OtherNames } from './medication-names.tsx';
import { VerdictMark } from './verdict.tsx';
import { words } from './words.ts';

interface ClassDetailsProps {
  readonly action: MedicationAction;
  readonly group: ListedClass;
  readonly medications: readonly ListedMedication[];
}

/** Returns the days that apply to every medicine of a class; undefined if they differ, or there are none. */
function sharedDays(medications: readonly ListedMedication[]): number | undefined {
  const [first, ...others] = new Set(medications.map(({ days }) => days));
  return others.length === 0 ? (first ?? undefined) : undefined;
}

/**
 * One class of a list, folded by the browser: find-in-page still finds a name in it and opens it, and paper
 * shows all its medicines in one paragraph.
 */
export function ClassDetails({ action, group, medications }: ClassDetailsProps) {
  const w = useWords(words);
  const shared = sharedDays(medications);
  return (
    <details name="medicine-class" className="disclosure medicine-class">
      <summary>
        <h3 className="flex min-w-0 items-center gap-2 text-lg">
          <VerdictMark action={action} />
          {group.name}
        </h3>
        <span className="flex flex-none items-center gap-3">
          {shared !== undefined && <span className="text-xl font-bold wrap-normal">{w.days(shared)}</span>}
          <Icon name="chevron-down" className="icon text-oak" />
        </span>
      </summary>
      <ul className="text-base">
        {medications.map((medication) => (
          <li key={medication.id} className="flex justify-between gap-4 border-t border-line py-2">
            <div className="min-w-0">
              <span className="font-semibold">
                <GenericName {...medication} />
              </span>
              <OtherNames {...medication} />
            </div>
            {shared === undefined && medication.days !== null && (
              <span className="flex-none font-bold wrap-normal">{w.days(medication.days)}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
