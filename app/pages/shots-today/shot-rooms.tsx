import { HoursTable } from '#app/parts/hours/hours-table.tsx';
import { OfficeStatus } from '#app/parts/hours/office-status.tsx';
import { AddressText } from '#app/parts/offices/address-text.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Each office's shots: now or when next, the last one, the days of the week, and the phone. Paper has the week on one line. */
export function ShotRooms() {
  const w = useWords(words);
  const { offices } = useFrame();
  return (
    <ul className="grid gap-6 md:grid-cols-2 print:grid-cols-2 print:gap-3">
      {offices.map((office) => (
        <li key={office.id} className="card flex flex-col gap-3 p-6 print:gap-0 print:p-2">
          <h3 className="text-2xl">{office.name}</h3>
          <OfficeStatus office={office.id} first="shots" />
          <div className="plain:hidden print:hidden">
            <HoursTable office={office.id} />
          </div>
          <address className="mt-auto text-base not-italic">
            <AddressText {...office} />
          </address>
          <p className="inline-flex min-h-11 items-center gap-2 text-xl font-semibold print:min-h-0 print:text-base">
            <Icon name="phone" className="icon text-oak" />
            <span className="sr-only">{w.phone}: </span>
            <PhoneLink number={office.phones.office} />
          </p>
        </li>
      ))}
    </ul>
  );
}
