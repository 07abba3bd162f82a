import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { doorsOf } from '#app/parts/kids/doors.server.ts';
import { Doors } from '#app/parts/kids/doors.tsx';
import { words } from '#app/parts/kids/words.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ParentsNote } from './parents-note.tsx';
import { ZoneScene } from './zone-scene.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({ doors: doorsOf('kids-zone', language) }));

export default function KidsZone({ loaderData: { title, doors } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={w.zoneLead}>
        <div className="mt-7 print:hidden">
          <ZoneScene label={w.scene} />
        </div>
      </PageHeading>
      <Section id="doors" title={w.doors}>
        <Doors as="h3" doors={doors} className="gap-7 sm:grid-cols-2 lg:grid-cols-4" />
        <p className="mt-6">
          <PageLink to="games" className="btn btn-quiet">
            {w.allGames}
          </PageLink>
        </p>
        <div className="mt-8 max-w-3xl">
          <ParentsNote />
        </div>
      </Section>
    </>
  );
}
