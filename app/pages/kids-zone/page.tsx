import { pageTitle } from '#app/content/page-names.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { Door } from '#app/parts/kids/door.tsx';
import { factsPicture, immunequestPicture, pollenPopPicture, runnyNosePicture } from '#app/parts/kids/door-pictures.tsx';
import { words } from '#app/parts/kids/words.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { ParentsNote } from './parents-note.tsx';
import { ZoneScene } from './zone-scene.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({
  facts: pageTitle('fun-facts', language),
  runnyNose: pageTitle('runny-nose', language),
  pollenPop: pageTitle('pollen-pop', language),
  immunequest: pageTitle('immunequest', language),
}));

export default function KidsZone({ loaderData: { title, facts, runnyNose, pollenPop, immunequest } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={w.zoneLead}>
        <div className="mt-7 print:hidden">
          <ZoneScene label={w.scene} />
        </div>
      </PageHeading>
      <Section id="doors" title={w.doors}>
        <ul className="grid gap-7 sm:grid-cols-2 lg:grid-cols-4">
          <Door as="h3" to="fun-facts" title={facts} text={w.factsDoor} picture={factsPicture} />
          <Door as="h3" to="runny-nose" title={runnyNose} text={w.runnyNoseDoor} picture={runnyNosePicture} />
          <Door as="h3" to="pollen-pop" title={pollenPop} text={w.pollenPopDoor} picture={pollenPopPicture} />
          <Door as="h3" to="immunequest" title={immunequest} text={w.immunequestDoor} picture={immunequestPicture} />
        </ul>
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
