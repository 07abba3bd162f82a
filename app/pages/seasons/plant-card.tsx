import { GrainPicture } from '#app/parts/kids/grain-picture.tsx';
import { monthsInWords } from '#app/parts/seasons/months-in-words.ts';
import { SeasonPicture } from '#app/parts/seasons/season-picture.tsx';
import { words } from '#app/parts/seasons/words.ts';
import type { PageId } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { ShownType } from './season-data.server.ts';

/** A plant, mold or mite: its grain, name and months, and folded its picture and how to recognize it. */
export function PlantCard({ type }: { readonly type: ShownType }) {
  const w = useWords(words);
  const language = useLanguage();
  const { menus } = useFrame();
  const { id, kind, name, level, about, articles } = type;
  const enlarged = { tree: w.pollen, grass: w.pollen, weed: w.pollen, mold: w.spores, indoor: w.mite }[kind];
  const labelOf = (page: PageId) => menus.help.flatMap((line) => ('to' in line && line.to === page ? [line.label] : []))[0];
  return (
    <details className="disclosure">
      <summary className="grid! grid-cols-[auto_1fr_auto] gap-y-0! print:grid-cols-[auto_1fr] print:gap-x-2!">
        <SeasonPicture kind="grain" id={id} alt={enlarged} className="row-span-2 size-12 print:size-6" />
        <h4 className="self-end text-lg md:text-xl print:text-[9.5pt]">{name}</h4>
        <Icon name="chevron-down" className="icon row-span-2" />
        <span className="self-start text-base leading-normal font-normal text-quiet print:text-[8.5pt] print:leading-none">
          {monthsInWords(level, language)}
        </span>
      </summary>
      <div id={id} className="flex flex-wrap items-start gap-x-5 gap-y-2 print:[details:not([open])>&]:hidden">
        <SeasonPicture kind="plant" id={id} alt={w.drawingOf(name)} className="size-36 min-w-0 sm:size-50 print:hidden" />
        <div className="min-w-0 flex-1 basis-[14em]">
          <p>{about}</p>
          <ul aria-label={w.readMore} className="mt-1 flex flex-wrap gap-x-5 text-base print:hidden">
            {articles.map((page) => (
              <li key={page}>
                <PageLink to={page} className="inline-flex min-h-11 items-center">
                  {labelOf(page) ?? w.readMore}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
        <GrainPicture id={id} className="size-50 max-md:hidden print:hidden" />
      </div>
    </details>
  );
}
