import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface StageProps {
  readonly stageRef: Ref<HTMLDivElement>;
  readonly sky: ReactNode;
  /** The counters at the start of the bar. */
  readonly counters?: ReactNode;
  readonly playing: boolean;
  readonly sound: boolean;
  readonly onSound: (on: boolean) => void;
  readonly onPause: () => void;
  readonly onHelp: () => void;
  /** The line that is shown and read out. */
  readonly says: string;
  /** The panel over the field before, between and after rounds. */
  readonly panel?: ReactNode;
  readonly onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
  readonly onKeyUp?: KeyboardEventHandler<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Draws the field of a game: it fills the window, under one bar of counters and buttons. */
export function Stage(props: StageProps) {
  const { stageRef, sky, counters, playing, sound, onSound, onPause, onHelp, says, panel, onKeyDown, onKeyUp, children } = props;
  const w = useWords(words);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys reach it from the buttons inside.
    <div ref={stageRef} className={`kz-stage ${playing ? 'kz-playing' : ''}`} onKeyDown={onKeyDown} onKeyUp={onKeyUp}>
      {sky}
      {children}
      <div className="kz-bar">
        <div className="kz-count">{counters}</div>
        <button type="button" className="kz-round-button" aria-pressed={sound} aria-label={w.soundOn} onClick={() => onSound(!sound)}>
          <svg viewBox="0 0 24 24" className="kz-speaker" aria-hidden="true" focusable="false">
            <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
            <path d={sound ? 'M15.5 8.5q3 3.5 0 7M18 6q5 6 0 12' : 'M16 9.5l5 5M21 9.5l-5 5'} />
          </svg>
        </button>
        <button type="button" className="kz-round-button" aria-label={w.help} onClick={onHelp}>
          <span aria-hidden="true">?</span>
        </button>
        {playing && (
          <button type="button" className="kz-round-button" aria-label={w.pause} onClick={onPause}>
            <Icon name="pause" className="icon size-7" />
          </button>
        )}
      </div>
      <p role="status" className="kz-says">
        {says}
      </p>
      {panel && <div className="kz-panel">{panel}</div>}
    </div>
  );
}

/** Draws three stars, the won ones filled, with their number as text for people who cannot see them. */
export function Stars({ won }: { readonly won: number }) {
  const w = useWords(words);
  return (
    <span role="img" aria-label={w.starsOf(won)} className="inline-flex gap-1.5 *:w-12">
      {[1, 2, 3].map((place) => (
        <svg
          key={place}
          viewBox="0 0 24 24"
          className={place <= won ? 'kz-star kz-star-won' : 'kz-star'}
          aria-hidden="true"
          focusable="false"
        >
          <path d="M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7L12 17.5l-6 3.3 1.3-6.7-5-4.6 6.8-.8z" />
        </svg>
      ))}
    </span>
  );
}

interface PausePanelProps {
  readonly resumeRef: Ref<HTMLButtonElement>;
  readonly onResume: () => void;
  readonly onRestart: () => void;
  readonly onLeave: () => void;
}

/** Draws the buttons of a pause: go on, start over, or choose another way to play. */
export function PausePanel({ resumeRef, onResume, onRestart, onLeave }: PausePanelProps) {
  const w = useWords(words);
  return (
    <>
      <h2>{w.paused}</h2>
      <div className="flex flex-wrap justify-center gap-3">
        <button ref={resumeRef} type="button" className="kz-big-button" onClick={onResume}>
          <Icon name="play" />
          {w.resume}
        </button>
        <button type="button" className="kz-plain-button" onClick={onRestart}>
          {w.restart}
        </button>
        <button type="button" className="kz-plain-button" onClick={onLeave}>
          {w.change}
        </button>
      </div>
    </>
  );
}

interface AgainButtonsProps {
  readonly again: string;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** Draws the buttons after a game: play again, or choose another way to play. */
export function AgainButtons({ again, onAgain, onLeave }: AgainButtonsProps) {
  const w = useWords(words);
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <button type="button" className="kz-big-button" onClick={onAgain}>
        <Icon name="play" />
        {again}
      </button>
      <button type="button" className="kz-plain-button" onClick={onLeave}>
        {w.change}
      </button>
    </div>
  );
}
