import { pollenGrains } from '#app/content/kids/kids.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { GamePage } from '#app/parts/games/game-page.tsx';
import { GrainList } from '#app/parts/kids/grain-list.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { BingoBoard } from './bingo-board.tsx';
import { PollenPopGame } from './pollen-pop-game.tsx';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({ grains: localized(pollenGrains(), language) }));

export default function PollenPop({ loaderData: { title, grains } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <GamePage
      title={title}
      lead={w.lead}
      rules={[w.ruleGrains, w.ruleFriends, w.ruleCards]}
      how={{ touch: w.touchHow, mouse: w.mouseHow, keys: w.keysHow }}
      paper={{
        lead: w.paperLead,
        steps: w.paperSteps,
        board: <BingoBoard grains={grains} />,
        more: (
          <>
            <h3 className="mt-10 mb-5 print:mt-3 print:mb-1">{w.allGrains}</h3>
            <GrainList grains={grains} />
          </>
        ),
      }}
    >
      <PollenPopGame grains={grains} />
    </GamePage>
  );
}
