import { useRef, useState } from 'react';
import { Stage as GameStage, PausePanel, Stars } from '#app/parts/games/stage.tsx';
import { WayChoice } from '#app/parts/games/way-choice.tsx';
import { Album } from '#app/parts/kids/album-cards.tsx';
import { CastPicture, cast, castPictures } from '#app/parts/kids/cast.tsx';
import { Badge } from '#app/parts/kids/emblems.tsx';
import { GrainPicture } from '#app/parts/kids/grain-image.tsx';
import { Street } from '#app/parts/kids/street.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { Example } from './example.ts';
import { words } from './words.ts';

function Pictures() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Badge emblem="castle" won={false} />
      <Badge emblem="castle" won />
      <GrainPicture id="mountain-cedar" />
      {cast.map((who) => (
        <CastPicture key={who} who={who} className="size-24" />
      ))}
    </div>
  );
}

/** The stage of a game with what it shows before a round, and in a pause once one is begun. */
function Game() {
  const w = useWords(words);
  const resume = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  const [sound, setSound] = useState(false);
  const press = () => setPresses((before) => before + 1);
  const panel =
    presses % 2 === 0 ? (
      <WayChoice child={castPictures.cedra} calm={false} onPlay={press} />
    ) : (
      <PausePanel resumeRef={resume} onResume={press} onRestart={press} onLeave={press} />
    );
  return (
    <GameStage
      stageRef={stage}
      sky={null}
      counters={<Stars won={2} />}
      playing={false}
      sound={sound}
      onSound={setSound}
      onPause={press}
      onHelp={press}
      says={w.presses(presses)}
      panel={panel}
    >
      {null}
    </GameStage>
  );
}

export const childrenExamples: readonly Example[] = [
  {
    id: 'doors',
    title: { en: 'Doors', es: 'Puertas' },
    render: ({ data }) => <Street label={data.doors[0]?.title ?? ''} as="h3" doors={data.doors} />,
  },
  { id: 'badges', title: { en: 'Badges, grains and cast', es: 'Insignias, granos y personajes' }, render: () => <Pictures /> },
  { id: 'album', title: { en: 'Album', es: 'Álbum' }, render: ({ data }) => <Album cards={data.albumCards} /> },
  { id: 'game-buttons', title: { en: 'Stage of a game', es: 'Escenario de un juego' }, render: () => <Game /> },
];
