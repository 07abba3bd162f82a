import { type KeyboardEvent, useReducer, useRef, useState } from 'react';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import { Choice, PausedButtons, PlayButton, ScoreLine, stageSize } from '#app/parts/games/game-buttons.tsx';
import { RoundOver } from '#app/parts/games/round-over.tsx';
import { newSeed } from '#app/parts/games/seeded-random.ts';
import { stepTime, useGameLoop, useWhenHidden } from '#app/parts/games/use-game-loop.ts';
import { useReducedMotion } from '#app/parts/games/use-reduced-motion.ts';
import { useRoundFocus } from '#app/parts/games/use-round-focus.ts';
import { words as gameWords } from '#app/parts/games/words.ts';
import { GrainPicture } from '#app/parts/kids/grains.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { GrainList, type ShownGrain } from './met-grains.tsx';
import { PollenField } from './pollen-field.tsx';
import { found, type Goal, goalCount, newRound, reduce, sought, type Wind, winds } from './rules.ts';
import { words } from './words.ts';

/** The game: air full of grains, score and buttons, and whom one met when the round is over. */
export function PollenPopGame({ grains }: { readonly grains: readonly ShownGrain[] }) {
  const w = useWords(words);
  const g = useWords(gameWords);
  const calm = useReducedMotion();
  const [goal, setGoal] = useState<Goal>('all');
  const [wanted, setWanted] = useState<Wind>();
  const wind = wanted ?? (calm ? 'still' : 'calm');
  const [round, send] = useReducer(reduce, newRound('calm', 'all', 21, 'ready'));
  const { phase, met } = round;
  const field = useRef<SVGSVGElement>(null);
  const { stage, resume, result } = useRoundFocus(phase, () =>
    field.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus({ preventScroll: true }),
  );

  useGameLoop(phase === 'playing', (count) => send({ type: 'steps', count, time: stepTime }));
  useWhenHidden(() => send({ type: 'pause' }));

  const about = (id: GrainId) => grains.find((grain) => grain.id === id);
  const nameOf = (id: GrainId) => about(id)?.name ?? '';
  const play = () => send({ type: 'play', wind, goal, seed: newSeed() });
  const metGrains = grains.filter(({ id }) => met[id]);
  const all = Object.values(met).reduce((sum, count) => sum + count, 0);
  const last = round.pops.at(-1)?.grain;
  const timed = winds[round.wind].roundTime;

  function popMessage(): string {
    if (!last) return '';
    return round.goal === 'cedar' && last !== sought
      ? w.notCedar(nameOf(last).toLowerCase(), about(sought)?.look ?? '')
      : w.pop(nameOf(last));
  }
  function resultMessage(): string {
    if (all === 0) return w.nobody;
    return metGrains.length === 1 ? w.resultOne(all) : w.result(all, metGrains.length);
  }
  const message = { ready: w.ready, playing: popMessage(), paused: g.paused, over: resultMessage() }[phase];

  function score(): string {
    if (round.goal === 'cedar') return w.cedars(found(round), goalCount.cedar);
    return timed ? w.poppedSoFar(all) : w.popped(all, goalCount.all);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') send({ type: 'pause' });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape reaches it from the grains and buttons inside.
    <div ref={stage} className={stageSize} onKeyDown={onKeyDown}>
      <ScoreLine>
        {round.goal === 'cedar' && <GrainPicture id={sought} className="size-9" />}
        <span>{score()}</span>
        {timed && <span>{w.seconds(Math.max(0, Math.ceil((timed - round.time) / 1000)))}</span>}
      </ScoreLine>
      {/* Before the picture and the choices: nobody should have to look for it. */}
      {phase === 'ready' && (
        <div className="mb-3 grid">
          <PlayButton onPlay={play} />
        </div>
      )}
      {phase !== 'over' && (
        <PollenField
          round={round}
          label={w.field}
          labelOf={(id) => w.grainLabel(about(id)?.look ?? '')}
          nameOf={nameOf}
          onPop={(id) => send({ type: 'pop', id })}
          calm={calm}
          fieldRef={field}
        />
      )}
      <p role="status" className="mt-2 min-h-14 text-center leading-snug font-semibold text-oak">
        {message}
      </p>
      {phase === 'ready' && (
        <div className="mt-2 grid gap-4">
          <Choice
            legend={w.goal}
            name="goal"
            chosen={goal}
            onChoose={setGoal}
            options={[
              ['all', w.goalAll],
              ['cedar', w.goalCedar],
            ]}
          />
          <Choice
            legend={w.wind}
            name="wind"
            chosen={wind}
            onChoose={setWanted}
            options={[
              ['still', w.still],
              ['calm', w.calm],
              ['windy', w.windy],
            ]}
          />
        </div>
      )}
      {phase === 'playing' && (
        <div className="flex flex-wrap justify-center gap-3">
          <button type="button" className="btn btn-secondary" onClick={() => send({ type: 'pause' })}>
            <Icon name="pause" />
            {g.pause}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => send({ type: 'finish' })}>
            {w.finish}
          </button>
        </div>
      )}
      {phase === 'paused' && (
        <PausedButtons resumeRef={resume} onResume={() => send({ type: 'resume' })} onPlay={play} onLeave={() => send({ type: 'leave' })} />
      )}
      {phase === 'over' && (
        <RoundOver title={w.over} titleRef={result} onPlay={play} onLeave={() => send({ type: 'leave' })}>
          <GrainList grains={metGrains} noteOf={({ id }) => w.times(met[id] ?? 0)} />
        </RoundOver>
      )}
    </div>
  );
}
