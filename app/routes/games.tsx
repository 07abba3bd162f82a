import type { LoaderFunctionArgs } from 'react-router';
import { words as gameWords } from '#app/parts/games/words.ts';
import { Door } from '#app/parts/kids/door.tsx';
import { pollenPopPicture, runnyNosePicture } from '#app/parts/kids/door-pictures.tsx';
import { words } from '#app/parts/kids/words.ts';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { useWords } from '../ui/use-language.ts';
import { requireAddress } from './address.server.ts';
import { metaFromLoader } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const titleOf = (id: 'games' | 'runny-nose' | 'pollen-pop') => pageTexts[id].title[address.language];
  return { meta: ownPageMetadata(address), title: titleOf('games'), runnyNose: titleOf('runny-nose'), pollenPop: titleOf('pollen-pop') };
}

export const meta = metaFromLoader;

export default function Games({ loaderData: { title, runnyNose, pollenPop } }: { loaderData: ReturnType<typeof loader> }) {
  const w = useWords(words);
  const g = useWords(gameWords);
  return (
    <>
      <PageHeading title={title} lead={g.hubLead} />
      <div className="mx-auto max-w-6xl px-5 py-10 md:px-8">
        <ul className="grid max-w-4xl gap-7 sm:grid-cols-2">
          <Door as="h2" to="runny-nose" title={runnyNose} text={w.runnyNoseDoor} picture={runnyNosePicture} />
          <Door as="h2" to="pollen-pop" title={pollenPop} text={w.pollenPopDoor} picture={pollenPopPicture} />
        </ul>
        <p className="mt-10">
          <PageLink to="kids-zone" className="btn btn-secondary">
            {w.backToZone}
          </PageLink>
        </p>
      </div>
    </>
  );
}
