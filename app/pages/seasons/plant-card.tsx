import { monthsInWords } from '#app/parts/seasons/months-in-words.ts';
import { words } from '#app/parts/seasons/words.ts';
import type { PageId } from '#app/site/pages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { ShownType } from './season-data.server.ts';
import { SeasonPicture } from './season-picture.tsx';

/** One plant, mold or mite: its picture, what of it flies, how to know it, when it is in the air. */
export function PlantCard({ type }: { readonly type: ShownType }) {
  const w = useWords(words);
  const language = useLanguage();
  const { menus } = useFrame();
  const { id, kind, name, level, about, articles } = type;
  const enlarged = { tree: w.pollen, grass: w.pollen, weed: w.pollen, mold: w.spores, indoor: w.mite }[kind];
  const labelOf = (page: PageId) => menus.help.flatMap((line) => ('to' in line && line.to === page ? [line.label] : []))[0];
  return (
    <article className="card p-5">
      <div className="flex flex-wrap items-end gap-4">
        <SeasonPicture kind="plant" id={id} alt={w.drawingOf(name)} className="size-36 min-w-0 sm:size-40" />
        <figure className="min-w-0 flex-1 basis-[4em]">
          <SeasonPicture kind="grain" id={id} alt="" className="size-20" />
          <figcaption className="mt-1 text-base leading-tight text-quiet">{enlarged}</figcaption>
        </figure>
      </div>
      <h4 className="mt-3 text-xl">{name}</h4>
      <p className="mt-1 font-semibold">{monthsInWords(level, language)}</p>
      <p className="mt-2">{about}</p>
      <ul aria-label={w.readMore} className="mt-2 flex flex-wrap gap-x-5 text-base">
        {articles.map((page) => (
          <li key={page}>
            <PageLink to={page} className="inline-flex min-h-11 items-center">
              {labelOf(page) ?? w.readMore}
            </PageLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
