import { pollenGrains } from '#app/content/kids/kids.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { GamePage } from '#app/parts/games/game-page.tsx';
import { GrainList, type ShownGrain } from '#app/parts/kids/grain-list.tsx';
import { GrainPicture } from '#app/parts/kids/grain-picture.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { PollenPopGame } from './pollen-pop-game.tsx';
import { words } from './words.ts';

/** The paper version: nine grains on a board, without names, so that children read the clues. */
function BingoBoard({ grains }: { readonly grains: readonly ShownGrain[] }) {
  return (
    <ul className="grid max-w-md grid-cols-3 overflow-hidden rounded-card border-2 border-ink bg-card print:max-w-[7.5cm]">
      {grains.slice(0, 9).map((grain) => (
        <li key={grain.id} className="-mr-px -mb-px grid place-items-center border border-ink p-3 print:p-1">
          <GrainPicture id={grain.id} className="aspect-square h-auto w-full max-w-28" />
          <span className="sr-only">{grain.look}</span>
        </li>
      ))}
    </ul>
  );
}

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
