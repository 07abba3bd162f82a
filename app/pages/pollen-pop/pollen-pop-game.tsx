import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import { monthName } from '#app/lib/calendar-names.ts';
import { unmeasured } from '#app/parts/games/field.ts';
import { newSeed } from '#app/parts/games/seeded-random.ts';
import { AgainButtons, PausePanel, Stage, Stars } from '#app/parts/games/stage.tsx';
import { stepTime, useGameLoop } from '#app/parts/games/use-game-loop.ts';
import { useReducedMotion } from '#app/parts/games/use-reduced-motion.ts';
import { useRound } from '#app/parts/games/use-round.ts';
import { moveTo, openRules, useBox, useStage } from '#app/parts/games/use-stage.ts';
import { WayChoice } from '#app/parts/games/way-choice.tsx';
import type { Way } from '#app/parts/games/ways.ts';
import { WonCards } from '#app/parts/games/won-cards.tsx';
import { winCards } from '#app/parts/kids/album.ts';
import { GrainFriend, GrainWithFace } from '#app/parts/kids/grain-image.tsx';
import type { ShownGrain } from '#app/parts/kids/grain-list.tsx';
import { GrainPicture } from '#app/parts/kids/grain-picture.tsx';
import { Sky } from '#app/parts/kids/sky.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { PollenField } from './pollen-field.tsx';
import { type Happening, isFriend, type Kind, newRound, pointOf, progress, type Round, reduce } from './rules.ts';
import { skies, skyAt, type Trick } from './skies.ts';
import { words } from './words.ts';

/** The same in both languages. */
const bossName = 'Doña Cedra';

const before = (): Round => ({ ...newRound('breeze', unmeasured, 0), phase: 'ready', targets: [] });

/** The game: the air month by month, and the panels before, between and after. */
export function PollenPopGame({ grains }: { readonly grains: readonly ShownGrain[] }) {
  const w = useWords(words);
  const language = useLanguage();
  const calm = useReducedMotion();
  const nodes = useRef(new Map<number, HTMLButtonElement>());
  const field = useRef<HTMLDivElement>(null);
  const box = useBox(field, unmeasured);
  const [won, setWon] = useState<readonly GrainId[]>([]);
  const { shown, now, send } = useRound(reduce, before, (round) => {
    for (const target of round.targets) moveTo(nodes.current.get(target.id), pointOf(target, round), round.field, box.current);
  });
  const { phase, sky: place, way, year, stars } = shown;
  const sky = skyAt(place);
  const { stage, resume, title, sound, onSound, hear, measured } = useStage(
    phase,
    () => send({ type: 'pause' }),
    () => (field.current?.querySelector<HTMLElement>('[data-press]') ?? field.current)?.focus({ preventScroll: true }),
  );
  useGameLoop(phase === 'playing', (count) => send({ type: 'steps', count, time: stepTime }));

  const about = (id: GrainId) => grains.find((grain) => grain.id === id);
  const grainName = (id: GrainId) => about(id)?.name ?? '';
  function nameOf(kind: Kind): string {
    if (kind === 'boss') return bossName;
    return isFriend(kind) ? w[kind] : grainName(kind);
  }
  const labelOf = (kind: Kind) =>
    kind === 'boss' || isFriend(kind) ? w.friendLabel(nameOf(kind)) : w.grainLabel(nameOf(kind), about(kind)?.look ?? '');
  const month = (at: number) => monthName(skyAt(at).month, language);

  function play(chosen: Way, nextYear = 0) {
    setWon([]);
    send({ type: 'play', way: chosen, field: measured(), seed: newSeed(), year: nextYear });
  }
  /** After each press: plays its sound, and wins cards if it cleared the sky. */
  function answer(was: Round) {
    const is = now.current;
    const last = is.happenings.at(-1);
    if (is.phase !== was.phase && (is.phase === 'between' || is.phase === 'over')) {
      setWon(winCards(skyAt(was.sky).kinds.filter((kind) => is.met[kind])));
      hear('won');
    } else if (last && last !== was.happenings.at(-1)) hear(soundOf(last.what));
  }
  function onTap(id: number) {
    const was = now.current;
    send({ type: 'tap', id });
    answer(was);
  }
  function onPress() {
    const was = now.current;
    send({ type: 'press' });
    answer(was);
  }

  const tricks: Readonly<Record<Trick, string>> = {
    rise: w.trickRise,
    swing: w.trickSwing,
    tough: w.trickTough,
    peek: w.trickPeek,
    zigzag: w.trickZigzag,
    split: w.trickSplit,
    boss: w.trickBoss,
  };
  function saysOf({ kind, what }: Happening): string {
    if (kind === 'boss') return what === 'closed' ? w.bossSays : what === 'crack' ? w.crack : w.bossAgain;
    const name = nameOf(kind);
    return { pop: w.pop(name), crack: w.crack, split: w.split, hello: w.hello(name), closed: '' }[what];
  }
  const last = shown.happenings.at(-1);
  const trick = way === 'breeze' || sky.trick === 'tough' || sky.trick === 'boss' ? tricks[sky.trick] : w.ruleGrains;
  const says = phase === 'playing' ? (last ? saysOf(last) : shown.popped + shown.pokes === 0 ? trick : '') : '';
  const { done, all } = progress(shown);
  const sum = stars.reduce((total, one) => total + one, 0);

  const panels: Partial<Record<Round['phase'], ReactNode>> = {
    ready: (
      <>
        <h2 ref={title} tabIndex={-1}>
          {w.ready}
        </h2>
        <WayChoice child={<GrainWithFace id="ragweed" />} calm={calm} onPlay={play} />
      </>
    ),
    paused: (
      <PausePanel
        resumeRef={resume}
        onResume={() => send({ type: 'resume' })}
        onRestart={() => play(way, year)}
        onLeave={() => send({ type: 'leave' })}
      />
    ),
    between: (
      <>
        <h2 ref={title} tabIndex={-1}>
          {w.skyDone(month(place))}
        </h2>
        <Stars won={stars.at(-1) ?? 1} />
        <WonCards ids={won} nameOf={grainName} />
        <button type="button" className="kz-big-button" onClick={() => send({ type: 'next-sky' })}>
          {place + 1 < skies.length && w.nextSky(month(place + 1))}
          <Icon name="arrow-right" />
        </button>
      </>
    ),
    over: (
      <>
        <GrainFriend id="mountain-cedar" mood="glad" className="kz-over-picture" />
        <h2 ref={title} tabIndex={-1}>
          {w.over}
        </h2>
        <p>{w.overSays}</p>
        <p>
          <strong>{w.total(sum, skies.length * 3)}</strong>
        </p>
        <WonCards ids={won} nameOf={grainName} />
        <AgainButtons again={w.nextYear} onAgain={() => play(way, year + 1)} onLeave={() => send({ type: 'leave' })} />
      </>
    ),
  };

  return (
    <Stage
      stageRef={stage}
      sky={<Sky id={sky.id} eager />}
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
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && send({ type: 'pause' })}
      counters={
        (phase === 'playing' || phase === 'paused') && (
          <>
            <GrainPicture id={sky.kinds[0]} className="size-7" />
            {w.count(done, all)}
            <span className="sr-only">{month(place)}</span>
            <span aria-hidden="true">· {monthName(sky.month, language, 'short')}</span>
          </>
        )
      }
    >
      <PollenField
        round={shown}
        now={now}
        nodes={nodes}
        fieldRef={field}
        labelOf={labelOf}
        nameOf={nameOf}
        onTap={onTap}
        onPress={onPress}
      />
      {sky.trick === 'peek' && <span className="kz-grass" aria-hidden="true" />}
    </Stage>
  );
}

function soundOf(what: Happening['what']) {
  return ({ pop: 'pop', split: 'pop', crack: 'crack', hello: 'hello', closed: 'closed' } as const)[what];
}
