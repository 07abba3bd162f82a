import { useRef, useState } from 'react';
import { Choice, HoldButton, PausedButtons, PlayButton, ScoreLine } from '#app/parts/games/game-buttons.tsx';
import { RoundOver } from '#app/parts/games/round-over.tsx';
import { Doors } from '#app/parts/kids/doors.tsx';
import { Badge } from '#app/parts/kids/emblems.tsx';
import { GrainPicture } from '#app/parts/kids/grains.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { Example, Stage } from './example.ts';
import { words } from './words.ts';

function Pictures() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Badge emblem="castle" won={false} />
      <Badge emblem="castle" won />
      <GrainPicture id="cedar" />
    </div>
  );
}

/** Every button of a game at once; a game shows those of its phase. */
function Game({ theme }: Stage) {
  const w = useWords(words);
  const resume = useRef<HTMLButtonElement>(null);
  const [answer, answerWith] = useState<'yes' | 'no'>('yes');
  const [presses, setPresses] = useState(0);
  const press = () => setPresses((before) => before + 1);
  return (
    <div className="grid justify-items-start gap-4">
      <ScoreLine>
        <span>{w.presses(presses)}</span>
      </ScoreLine>
      <Choice
        legend={w.seen}
        name={`example-${theme}`}
        chosen={answer}
        onChoose={answerWith}
        options={[
          ['yes', w.yes],
          ['no', w.no],
        ]}
      />
      <PlayButton onPlay={press} />
      <HoldButton label={w.next} icon="arrow-right" onHold={(held) => held && press()} onPress={press} />
      <PausedButtons resumeRef={resume} onResume={press} onPlay={press} onLeave={press} />
      <RoundOver title={w.presses(presses)} onPlay={press} onLeave={press} />
    </div>
  );
}

export const childrenExamples: readonly Example[] = [
  {
    id: 'doors',
    title: { en: 'Doors', es: 'Puertas' },
    render: ({ data }) => <Doors as="h3" doors={data.doors} className="gap-5 sm:grid-cols-2" />,
  },
  { id: 'badges', title: { en: 'Badges and grains', es: 'Insignias y granos' }, render: () => <Pictures /> },
  { id: 'game-buttons', title: { en: 'Buttons of a game', es: 'Botones de un juego' }, render: (stage) => <Game {...stage} /> },
];
