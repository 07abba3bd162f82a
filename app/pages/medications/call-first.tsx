import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { PlannedMedication } from './plan-dates.ts';
import { PlannedName } from './planned-name.tsx';
import { plannerWords } from './planner-words.ts';

/**
 * The medicines nobody may stop alone, above all dates and with the phones: visitors who look only for dates must
 * see that a call comes first.
 */
export function CallFirst({ medications }: { readonly medications: readonly PlannedMedication[] }) {
  const w = useWords(plannerWords);
  if (medications.length === 0) return null;
  return (
    <section
      aria-labelledby="call-first"
      className="mb-6 break-inside-avoid rounded-card border-2 border-alarm bg-alarm-mist p-5 print:mb-2 print:bg-white print:p-2"
    >
      <h3 id="call-first" className="flex items-start gap-2 text-2xl print:text-[11pt]">
        <Icon name="phone" className="icon mt-0.5 text-alarm" />
        {w.callFirst}
      </h3>
      <p className="mt-1 font-semibold">{w.callFirstText}</p>
      <ul className="mt-3 grid list-disc gap-1.5 ps-6 print:mt-1 print:gap-0">
        {medications.map((medication) => (
          <li key={`${medication.id} ${medication.shownName}`}>
            <PlannedName medication={medication} />
          </li>
        ))}
      </ul>
      <div className="mt-3 print:mt-1">
        <OfficePhones />
      </div>
    </section>
  );
}
