import { pageTitle } from '#app/content/page-names.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { words as gameWords } from '#app/parts/games/words.ts';
import { Door } from '#app/parts/kids/door.tsx';
import { pollenPopPicture, runnyNosePicture } from '#app/parts/kids/door-pictures.tsx';
import { words } from '#app/parts/kids/words.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({
  runnyNose: pageTitle('runny-nose', language),
  pollenPop: pageTitle('pollen-pop', language),
}));

export default function Games({ loaderData: { title, runnyNose, pollenPop } }: PageProps<typeof loader>) {
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
