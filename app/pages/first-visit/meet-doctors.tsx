import { PageLink } from '#app/ui/page-link.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

/** The physicians' faces and names, so that a child recognizes them; on paper only the names. */
export function MeetDoctors() {
  const { physicians } = useFrame();
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,14em),1fr))] print:flex print:flex-wrap print:gap-x-4 print:gap-y-0">
      {physicians.map(({ id, name, credentials, portraitAlt }) => (
        <li key={id} className="flex items-center gap-4">
          <PortraitImage
            id={id}
            crop="square"
            alt={portraitAlt}
            sizes="80px"
            className="size-20 rounded-full bg-mist object-cover print:hidden"
          />
          <PageLink to={`physician/${id}`} className="inline-flex min-h-11 items-center font-semibold sm:whitespace-nowrap print:min-h-0">
            {name}, {credentials}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
