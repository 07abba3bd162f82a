import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { words as gameWords } from '#app/parts/games/words.ts';
import { doorsOf } from '#app/parts/kids/doors.server.ts';
import { Doors } from '#app/parts/kids/doors.tsx';
import { words } from '#app/parts/kids/words.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({ doors: doorsOf('games', language) }));

export default function Games({ loaderData: { title, doors } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const g = useWords(gameWords);
  return (
    <>
      <PageHeading title={title} lead={g.hubLead} />
      <div className="mx-auto max-w-page px-5 py-10 md:px-8">
        <Doors as="h2" doors={doors} className="max-w-4xl gap-7 sm:grid-cols-2" />
        <p className="mt-10">
          <PageLink to="kids-zone" className="btn btn-secondary">
            {w.backToZone}
          </PageLink>
        </p>
      </div>
    </>
  );
}
