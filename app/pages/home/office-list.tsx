import { AddressText } from '#app/parts/offices/address-text.tsx';
import { DirectionsLink } from '#app/parts/offices/directions-link.tsx';
import { words } from '#app/parts/offices/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';

/** Both offices' addresses and phones; their hours are in the bar above (today-bar.tsx). */
export function OfficeList() {
  const w = useWords(words);
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:gap-6 print:grid-cols-2 print:gap-[6mm]">
      {useFrame().offices.map((office) => (
        <li key={office.id} className="card p-4 md:p-5 print:border-0 print:p-0">
          <h3>{office.name}</h3>
          <address className="mt-1 not-italic">
            <AddressText {...office} />
          </address>
          <p className="mt-1 flex flex-wrap items-center gap-x-4">
            <span className="inline-flex min-h-11 items-center gap-2 print:min-h-0">
              <Icon name="phone" className="icon text-oak print:hidden" />
              <PhoneLink number={office.phones.office} className="number together" />
            </span>
            <span className="print:hidden">
              <DirectionsLink office={office}>{w.directions}</DirectionsLink>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
