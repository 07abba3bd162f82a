import type { LoaderFunctionArgs } from 'react-router';
import { Door } from '#app/parts/kids/door.tsx';
import { factsPicture, immunequestPicture, pollenPopPicture, runnyNosePicture } from '#app/parts/kids/door-pictures.tsx';
import { ParentsNote } from './parents-note.tsx';
import { words } from '#app/parts/kids/words.ts';
import { ZoneScene } from './zone-scene.tsx';
import { ownPageMetadata } from '#app/metadata/own-page-metadata.server.ts';
import { pageTexts } from '#app/metadata/page-texts.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { requireAddress } from '#app/routes/address.server.ts';
import { metaFromLoader } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const titleOf = (id: 'kids-zone' | 'fun-facts' | 'runny-nose' | 'pollen-pop' | 'immunequest') => pageTexts[id].title[address.language];
  return {
    meta: ownPageMetadata(address),
    title: titleOf('kids-zone'),
    facts: titleOf('fun-facts'),
    runnyNose: titleOf('runny-nose'),
    pollenPop: titleOf('pollen-pop'),
    immunequest: titleOf('immunequest'),
  };
}

export const meta = metaFromLoader;

export default function KidsZone({
  loaderData: { title, facts, runnyNose, pollenPop, immunequest },
}: {
  loaderData: ReturnType<typeof loader>;
}) {
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
