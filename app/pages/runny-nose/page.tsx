import { funFact, pollenGrains } from '#app/content/kids/kids.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { GamePage } from '#app/parts/games/game-page.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { PaperBoard } from './paper-board.tsx';
import { places } from './rules.ts';
import { RunnyNoseGame } from './runny-nose-game.tsx';
import { words } from './words.ts';

export const loader = pageLoader(({ language }) => {
  const cards = new Set(places.map(({ card }) => card));
  const won = pollenGrains().filter(({ id }) => cards.has(id));
  return { fact: funFact('mucus').text[language], cardNames: Object.fromEntries(won.map(({ id, name }) => [id, name[language]])) };
});

export default function RunnyNose({ loaderData: { title, fact, cardNames } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <GamePage
      title={title}
      lead={w.lead}
      rules={[w.ruleHelp, w.ruleHurt, w.ruleCards]}
      how={{ touch: w.touchHow, mouse: w.mouseHow, keys: w.keysHow }}
      paper={{ lead: w.paperLead, steps: w.paperSteps, board: <PaperBoard label={w.paperBoard} /> }}
    >
      <RunnyNoseGame fact={fact} cardNames={cardNames} />
    </GamePage>
  );
}
