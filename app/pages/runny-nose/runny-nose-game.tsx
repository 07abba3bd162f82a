import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import { unmeasured } from '#app/parts/games/field.ts';
import { newSeed } from '#app/parts/games/seeded-random.ts';
import { AgainButtons, PausePanel, Stage } from '#app/parts/games/stage.tsx';
import { stepTime, useGameLoop } from '#app/parts/games/use-game-loop.ts';
import { useReducedMotion } from '#app/parts/games/use-reduced-motion.ts';
import { useRound } from '#app/parts/games/use-round.ts';
import { moveTo, openRules, useBox, useStage } from '#app/parts/games/use-stage.ts';
import { WayChoice } from '#app/parts/games/way-choice.tsx';
import type { Way } from '#app/parts/games/ways.ts';
import { WonCards } from '#app/parts/games/won-cards.tsx';
import { words as gameWords } from '#app/parts/games/words.ts';
import { winCards } from '#app/parts/kids/album.ts';
import { castPictures } from '#app/parts/kids/cast.tsx';
import { Nose, type NoseMood } from '#app/parts/kids/nose-picture.tsx';
import { Sky } from '#app/parts/kids/sky.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { NoseField } from './nose-field.tsx';
import {
  type Direction,
  isHelp,
  newRound,
  noseTop,
  placeAt,
  places,
  pointOf,
  type Round,
  reduce,
  sneezes,
  type Thing,
  wellness,
} from './rules.ts';
import { words } from './words.ts';

const before = (): Round => ({ ...newRound('breeze', unmeasured, 0), phase: 'ready', nose: unmeasured.width / 2 });
const arrows: Readonly<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 };

function moodOf(round: Round): NoseMood {
  const well = wellness(round);
  if (round.phase === 'ready') return 'so-so';
  if (sneezes(round)) return 'sneeze';
  if (well >= 1) return 'relieved';
  if (well < 0.25) return 'sad';
  return well < 0.6 ? 'so-so' : 'better';
}

interface RunnyNoseGameProps {
  /** Shown after the last place. */
  readonly fact: string;
  readonly cardNames: Readonly<Partial<Record<GrainId, string>>>;
}

/** The game: Nariz at three places, and the panels before, between and after. */
export function RunnyNoseGame({ fact, cardNames }: RunnyNoseGameProps) {
  const w = useWords(words);
  const g = useWords(gameWords);
  const calm = useReducedMotion();
  const nodes = useRef(new Map<number | 'nose', HTMLElement>());
  const field = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const box = useBox(field, unmeasured);
  const [won, setWon] = useState<readonly GrainId[]>([]);
  const { shown, now, send } = useRound(reduce, before, (round) => {
    for (const thing of round.things) moveTo(nodes.current.get(thing.id), pointOf(thing, round), round.field, box.current);
    moveTo(nodes.current.get('nose'), { x: round.nose, y: noseTop(round.field) + round.field.size * 0.95 }, round.field, box.current);
  });
  const { phase, way, place, things } = shown;
  const { stage, resume, title, sound, onSound, hear, measured } = useStage(
    phase,
    () => send({ type: 'pause' }),
    () => (field.current?.querySelector<HTMLElement>('[data-press]') ?? slider.current)?.focus({ preventScroll: true }),
  );
  useGameLoop(phase === 'playing', (count) => {
    const was = now.current;
    send({ type: 'steps', count, time: stepTime });
    answer(was);
  });

  function play(chosen: Way) {
    setWon([]);
    send({ type: 'play', way: chosen, field: measured(), seed: newSeed() });
  }
  /** Plays a meeting's sound, and wins the card once the nose is well. */
  function answer(was: Round) {
    const is = now.current;
    const last = is.happenings.at(-1);
    if (is.phase !== was.phase && (is.phase === 'between' || is.phase === 'over')) {
      setWon(winCards([placeAt(was.place).card]));
      hear('won');
    } else if (last && last !== was.happenings.at(-1)) hear(isHelp(last.thing) ? 'good' : 'sneeze');
  }
  function choose(action: { readonly type: 'choose'; readonly id: number } | { readonly type: 'press' }) {
    const was = now.current;
    send(action);
    answer(was);
  }
  function onKeyDown(event: KeyboardEvent) {
    const direction = arrows[event.key];
    if (phase !== 'playing' || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') send({ type: 'pause' });
    else if (direction && way === 'breeze') send({ type: 'steer', direction });
    else if (direction && way === 'still') {
      const [one, other] = things;
      const id = (direction < 0 ? one : other)?.id;
      if (id !== undefined) nodes.current.get(id)?.focus({ preventScroll: true });
    } else return;
    event.preventDefault();
  }
  function onKeyUp(event: KeyboardEvent) {
    if (arrows[event.key] === now.current.direction) send({ type: 'steer', direction: 0 });
  }

  const saysAll: Readonly<Record<Thing, string>> = {
    tissue: w.tissueSays,
    water: w.waterSays,
    soap: w.soapSays,
    saline: w.salineSays,
    shower: w.showerSays,
    dust: w.dustSays,
    pollen: w.pollenSays,
    smoke: w.smokeSays,
    perfume: w.perfumeSays,
    mold: w.moldSays,
  };
  const last = shown.happenings.at(-1);
  const begins = shown.relief + shown.sneezes === 0;
  const first = way === 'breeze' ? (begins ? w.ready : '') : w.choose;
  const says = phase === 'playing' ? (last ? saysAll[last.thing] : first) : '';
  const mood = moodOf(shown);
  const { goal } = placeAt(place);

  const portrait = (
    <svg viewBox="0 0 200 250" className="kz-drawing kz-over-picture" aria-hidden="true" focusable="false">
      <Nose />
    </svg>
  );
  const panels: Partial<Record<Round['phase'], ReactNode>> = {
    ready: (
      <>
        <h2 ref={title} tabIndex={-1}>
          {w.ready}
        </h2>
        <WayChoice child={castPictures.nariz} calm={calm} onPlay={play} />
      </>
    ),
    paused: (
      <PausePanel
        resumeRef={resume}
        onResume={() => send({ type: 'resume' })}
        onRestart={() => play(way)}
        onLeave={() => send({ type: 'leave' })}
      />
    ),
    between: (
      <>
        {portrait}
        <h2 ref={title} tabIndex={-1}>
          {w.placeDone}
        </h2>
        <WonCards ids={won} nameOf={(id) => cardNames[id] ?? ''} />
        <button type="button" className="kz-big-button" onClick={() => send({ type: 'next-place' })}>
          {place === 0 ? w.nextRiver : w.nextCity}
          <Icon name="arrow-right" />
        </button>
      </>
    ),
    over: (
      <>
        {portrait}
        <h2 ref={title} tabIndex={-1}>
          {w.over}
        </h2>
        <WonCards ids={won} nameOf={(id) => cardNames[id] ?? ''} />
        <p>{w.wash}</p>
        <p>
          <strong>{g.knewIt}</strong> {fact}
        </p>
        <AgainButtons again={g.playAgain} onAgain={() => play(way)} onLeave={() => send({ type: 'leave' })} />
      </>
    ),
  };

  return (
    <Stage
      stageRef={stage}
      sky={<Sky id={placeAt(place).sky} eager />}
      playing={phase === 'playing'}
      sound={sound}
      onSound={onSound}
      onPause={() => send({ type: 'pause' })}
      onHelp={() => {
        send({ type: 'pause' });
        openRules();
      }}
      says={says}
      panel={panels[phase]}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      counters={
        phase !== 'ready' && (
          <>
            <span className="sr-only">{w.wellness(shown.relief, goal)}</span>
            {Array.from({ length: goal }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of equal drops that never changes its order.
              <svg key={at} viewBox="0 0 20 24" className={at < shown.relief ? 'kz-drop kz-drop-full' : 'kz-drop'} aria-hidden="true">
                <path d="M10 2c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14z" />
                {at < shown.relief && <path d="M6 15l3 4 5-7" className="kz-drop-check" />}
              </svg>
            ))}
            <span className="sr-only">{w.placeOf(place + 1, places.length)}</span>
            <span aria-hidden="true">{`· ${place + 1}/${places.length}`}</span>
          </>
        )
      }
    >
      <NoseField
        round={shown}
        mood={mood}
        nodes={nodes}
        fieldRef={field}
        sliderRef={slider}
        onMove={(x) => send({ type: 'move-to', x })}
        onChoose={(id) => choose({ type: 'choose', id })}
        onPress={() => choose({ type: 'press' })}
      />
    </Stage>
  );
}
