import { OfficeStatus } from '#app/parts/hours/office-status.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { AddressText } from './address-text.tsx';
import { DirectionsLink } from './directions-link.tsx';
import type { ShownOffice } from './shown-office.ts';
import { words } from './words.ts';

interface OfficeCardProps {
  readonly office: ShownOffice;
  /** The level of the office's name among the page's headings. */
  readonly heading?: 'h2' | 'h3';
}

/** Draws one office briefly: whether it is open, its address, and its phone one tap away. */
export function OfficeCard({ office, heading: Heading = 'h3' }: OfficeCardProps) {
  const w = useWords(words);
  return (
    <div className="card flex flex-col gap-3 p-6">
      <Heading className="text-2xl">{office.name}</Heading>
      <OfficeStatus office={office.id} />
      <address className="not-italic">
        <AddressText {...office} />
      </address>
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="inline-flex min-h-11 items-center gap-2 text-xl font-semibold">
          <Icon name="phone" className="icon text-oak" />
          <PhoneLink number={office.phones.office} />
        </span>
        <DirectionsLink office={office}>{w.directions}</DirectionsLink>
      </p>
    </div>
  );
}
