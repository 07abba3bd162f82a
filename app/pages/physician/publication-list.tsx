import { ExternalLink } from '#app/ui/external-link.tsx';
import type { PhysicianProfileData } from './physician-profile.server.ts';

type Publication = PhysicianProfileData['publications'][number];

/** Returns a publication's address: a DOI works even when a journal moves. */
function paperUrl({ doi, url }: Publication): string | undefined {
  return doi ? `https://doi.org/${doi}` : url;
}

export function PublicationList({ publications }: { readonly publications: readonly Publication[] }) {
  return (
    <ul className="grid gap-4">
      {publications.map((publication) => {
        const { title, journal, year } = publication;
        const url = paperUrl(publication);
        return (
          <li key={title} className="border-s-2 border-line ps-4">
            <p className="font-semibold">{url ? <ExternalLink href={url}>{title}</ExternalLink> : title}</p>
            <p className="text-base text-quiet">
              <cite>{journal}</cite>, {year}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
