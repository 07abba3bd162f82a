import { PhoneLink } from '#app/ui/phone-link.tsx';
import type { OfficePhone } from './medication-data.server.ts';

/** Both offices' numbers, where a visitor should ask rather than guess. */
export function OfficePhones({ offices }: { readonly offices: readonly OfficePhone[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 print:mt-0">
      {offices.map(({ id, name, phone }) => (
        <li key={id}>
          {name}: <PhoneLink number={phone} className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap print:min-h-0" />
        </li>
      ))}
    </ul>
  );
}
