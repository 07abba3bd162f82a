import { pageTitle } from '#app/content/pages/page-names.server.ts';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { storyIds } from '#app/site/pages.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useChosenSheet } from '#app/ui/use-chosen-sheet.ts';
import { useWords } from '#app/ui/use-language.ts';
import { BingoSheet } from './bingo-sheet.tsx';
import { BraverySheet } from './bravery-sheet.tsx';
import { ColoringSheets } from './coloring-sheets.tsx';
import { DiarySheet } from './diary-sheet.tsx';
import styles from './print-shop.css?url';
import { words } from './words.ts';

export const loader = pageLoader(({ language }) => ({
  plants: seasons()
    .types.filter(({ id }) => id !== 'mold' && id !== 'dust-mite')
    .map(({ id, short }) => ({ id, name: short[language] })),
  occasions: storyIds.map((id) => pageTitle(`story/${id}`, language)),
}));

/** What children do on paper. Each button prints its sheet; the browser's print command, also without JavaScript, prints all. */
export default function PrintShop({ loaderData: { title, plants, occasions } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { sheet: chosen, choose } = useChosenSheet<string>();
  const others = (sheet: string) => chosen !== undefined && chosen !== sheet;

  const sheets = [
    ['coloring', w.coloring],
    ['bingo', w.bingo],
    ['bravery', w.bravery],
    ['diary', w.diary],
  ] as const;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="medium" />
      <PageHeading title={title} lead={w.lead}>
        <p className="without-script mt-3">{w.without}</p>
        <nav aria-label={w.jump} className="mt-5 print:hidden">
          <ul className="flex flex-wrap gap-3">
            {sheets.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`} className="kz-plain-button">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeading>
      <div className="print-alone py-4 print:py-0">
        <ColoringSheets chosen={chosen} onPrint={choose} />
        <BingoSheet plants={plants} hidden={others('bingo')} onPrint={() => choose('bingo')} />
        <BraverySheet occasions={occasions} hidden={others('bravery')} onPrint={() => choose('bravery')} />
        <DiarySheet hidden={others('diary')} onPrint={() => choose('diary')} />
      </div>
    </>
  );
}
