import { type KeyboardEvent, useReducer, useRef, useState } from 'react';
import { Choice, HoldButton, PausedButtons, PlayButton, ScoreLine, stageSize } from '#app/parts/games/game-buttons.tsx';
import { RoundOver } from '#app/parts/games/round-over.tsx';
import { newSeed } from '#app/parts/games/seeded-random.ts';
import { stepTime, useGameLoop, useWhenHidden } from '#app/parts/games/use-game-loop.ts';
import { useReducedMotion } from '#app/parts/games/use-reduced-motion.ts';
import { useRoundFocus } from '#app/parts/games/use-round-focus.ts';
import { words as gameWords } from '#app/parts/games/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { NoseField } from './nose-field.tsx';
import { type Direction, levelCount, newRound, type Pace, reduce, remaining } from './rules.ts';
import { words } from './words.ts';

const arrows: Readonly<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The game: picture, score and buttons. `fact` is told when the round is over. */
export function RunnyNoseGame({ fact }: { readonly fact: string }) {
  const w = useWords(words);
  const g = useWords(gameWords);
  const calm = useReducedMotion();
  const [wanted, setWanted] = useState<Pace>();
  const pace = wanted ?? (calm ? 'slow' : 'usual');
  const [round, send] = useReducer(reduce, newRound('usual', 0, 'ready'));
  const { phase, level, caught, made } = round;
  const field = useRef<HTMLDivElement>(null);
  const { stage, resume, result } = useRoundFocus(phase, () => field.current?.focus({ preventScroll: true }));

  useGameLoop(phase === 'playing', (count) => send({ type: 'steps', count, time: stepTime }));
  useWhenHidden(() => send({ type: 'pause' }));

  const play = () => send({ type: 'play', pace, seed: newSeed() });
  const pause = () => send({ type: 'pause' });

  function onKeyDown(event: KeyboardEvent) {
    const direction = arrows[event.key];
    if (phase !== 'playing' || event.altKey || event.ctrlKey || event.metaKey) return;
    if (direction) send({ type: 'steer', direction });
    else if (event.key === 'Escape' || (event.key === ' ' && event.target === field.current)) pause();
    else return;
    event.preventDefault();
  }
  function onKeyUp(event: KeyboardEvent) {
    if (arrows[event.key] === round.direction) send({ type: 'steer', direction: 0 });
  }
  const holdButton = (direction: -1 | 1) => (
    <HoldButton
      label={direction < 0 ? w.left : w.right}
      icon={direction < 0 ? 'arrow-left' : 'arrow-right'}
      onHold={(held) => send({ type: 'steer', direction: held ? direction : 0 })}
      onPress={() => send({ type: 'nudge', direction })}
    />
  );

  const announcement = phase === 'over' ? w.result(caught, made) : phase === 'playing' && level > 1 ? w.levelUp(level) : '';
  const left = remaining(round);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the slider and the buttons inside.
    <div
      ref={stage}
      className={stageSize}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || send({ type: 'steer', direction: 0 })}
    >
      <ScoreLine>
        <span>{w.levelOf(level, levelCount)}</span>
        <span>{w.caught(caught)}</span>
        {phase !== 'ready' && <span>{round.pace === 'usual' ? w.seconds(left) : w.dripsLeft(left)}</span>}
      </ScoreLine>
      {/* Before the picture and the choices: nobody should have to look for it. */}
      {phase === 'ready' && (
        <div className="mb-3 grid">
          <PlayButton onPlay={play} />
        </div>
      )}
      <NoseField round={round} label={w.field} focusRef={field} onMove={(x) => send({ type: 'moveTo', x })} />
      <p role="status" className="mt-2 min-h-7 text-center font-semibold text-oak">
        {phase === 'paused' ? g.paused : announcement}
      </p>
      {phase === 'ready' && (
        <div className="mt-2 grid gap-4">
          <Choice
            legend={w.pace}
            name="pace"
            chosen={pace}
            onChoose={setWanted}
            options={[
              ['usual', w.usual],
              ['slow', w.slow],
            ]}
          />
        </div>
      )}
      {phase === 'playing' && (
        <div className="mt-2 flex items-center justify-between gap-3">
          {holdButton(-1)}
          <button type="button" className="btn btn-quiet px-3" onClick={pause}>
            <Icon name="pause" />
            {g.pause}
          </button>
          {holdButton(1)}
        </div>
      )}
      {phase === 'paused' && (
        <PausedButtons resumeRef={resume} onResume={() => send({ type: 'resume' })} onPlay={play} onLeave={() => send({ type: 'leave' })} />
      )}
      {phase === 'over' && (
        <RoundOver title={w.over} titleRef={result} onPlay={play} onLeave={() => send({ type: 'leave' })}>
          <p>{w.wash}</p>
          <p className="rounded-card bg-mist p-4">
            <strong>{g.knewIt}</strong> {fact}
          </p>
        </RoundOver>
      )}
    </div>
  );
}
