import { funFact } from '#app/content/kids/kids.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { GamePage } from '#app/parts/games/game-page.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { PaperBoard } from './paper-board.tsx';
import { RunnyNoseGame } from './runny-nose-game.tsx';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({ fact: funFact('mucus').text[language] }));

export default function RunnyNose({ loaderData: { title, fact } }: PageProps<typeof loader>) {
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
