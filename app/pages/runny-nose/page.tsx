import type { LoaderFunctionArgs } from 'react-router';
import { funFact } from '#app/content/kids.server.ts';
import { GamePage } from '#app/parts/games/game-page.tsx';
import { PaperBoard } from './paper-board.tsx';
import { RunnyNoseGame } from './runny-nose-game.tsx';
import { words } from './words.ts';
import { ownPageMetadata } from '#app/metadata/own-page-metadata.server.ts';
import { pageTexts } from '#app/metadata/page-texts.ts';
import { useWords } from '#app/ui/use-language.ts';
import { requireAddress } from '#app/routes/address.server.ts';
import { metaFromLoader } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['runny-nose'].title[address.language],
    fact: funFact('mucus').text[address.language],
  };
}

export const meta = metaFromLoader;

export default function RunnyNose({ loaderData: { title, fact } }: { loaderData: ReturnType<typeof loader> }) {
  const w = useWords(words);
  const steps = w.paperSteps.split('|');
  return (
    <GamePage
      title={title}
      lead={w.lead}
      how={{ touch: w.touchHow, mouse: w.mouseHow, keys: w.keysHow }}
      paper={
        <div className="grid gap-8 md:grid-cols-2 print:block">
          <div>
            <p>{w.paperLead}</p>
            <ol className="mt-4 grid list-decimal gap-2 ps-6">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <PaperBoard label={w.paperBoard} />
        </div>
      }
    >
      <RunnyNoseGame fact={fact} />
    </GamePage>
  );
}
