import { mapQuery } from '#app/content/practice/address.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { ShownOffice } from './shown-office.ts';

interface DirectionsLinkProps {
  readonly office: ShownOffice;
  /** The mode of travel; without it, the map service uses the visitor's last one. */
  readonly by?: 'transit';
  readonly children: string;
}

/** Links to directions to an office in the visitor's map service, which finds it by its address. */
export function DirectionsLink({ office, by, children }: DirectionsLinkProps) {
  const query = new URLSearchParams({ api: '1', destination: mapQuery(office), ...(by && { travelmode: by }) });
  return (
    <ExternalLink href={`https://www.google.com/maps/dir/?${query}`} className="inline-flex min-h-11 items-center gap-2 print:hidden">
      <Icon name="map-pin" />
      {children}
      <span className="sr-only"> {office.name}</span>
    </ExternalLink>
  );
}
