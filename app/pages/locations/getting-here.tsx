import type { Location } from '#app/content/practice/location.schema.ts';
import type { Practice } from '#app/content/practice/practice.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { DirectionsLink } from '#app/parts/offices/directions-link.tsx';
import type { ShownOffice } from '#app/parts/offices/shown-office.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface GettingHereProps {
  readonly office: ShownOffice;
  readonly arriving: Localized<Location['arriving']> | undefined;
  readonly transit: Practice['transit'];
}

/** How to reach an office by car and by bus, and whom to ask about buses. */
export function GettingHere({ office, arriving, transit }: GettingHereProps) {
  const w = useWords(words);
  if (!arriving) return null;
  return (
    <dl className="mt-2 grid gap-2 text-base print:mt-0 print:gap-0">
      <div>
        <dt className="font-semibold">{w.parking}</dt>
        <dd>{arriving.parking}</dd>
      </div>
      <div>
        <dt className="font-semibold">{w.bus}</dt>
        <dd>
          {arriving.bus} {w.askTransit(transit.name)} <PhoneLink number={transit.phone} />{' '}
          <span className="flex flex-wrap gap-x-6 print:hidden">
            <DirectionsLink office={office} by="transit">
              {w.byBus}
            </DirectionsLink>
            <ExternalLink href={transit.url} className="inline-flex min-h-11 items-center">
              {transit.name}
            </ExternalLink>
          </span>
        </dd>
      </div>
    </dl>
  );
}
