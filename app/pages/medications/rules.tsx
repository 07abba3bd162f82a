import { Icon } from '#app/ui/icon.tsx';
import type { MedicationData } from './medication-data.server.ts';

/** The rules in plain words, the most important one first. */
export function Rules({ rules }: Pick<MedicationData, 'rules'>) {
  return (
    <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 print:block print:columns-2 print:text-[8pt] print:leading-tight">
      {rules.map(({ id, icon, title, text }) => (
        <li key={id} className="flex gap-3 print:mb-1 print:break-inside-avoid">
          <Icon name={icon} className="icon mt-0.5 size-7 text-oak print:hidden" />
          <div>
            <h3 className="text-xl print:inline print:font-sans print:text-[1em]">{title}</h3>
            <p className="mt-1 print:inline print:before:content-['._']">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
