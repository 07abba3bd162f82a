import type { ReactNode, Ref } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** As wide as the column, but never so wide that score, picture and buttons do not fit the window together. */
export const stageSize = 'max-w-[max(17rem,min(28rem,calc((100svh-15.5rem)*0.84)))]';

interface HoldButtonProps {
  readonly label: string;
  readonly icon: 'arrow-left' | 'arrow-right';
  readonly onHold: (held: boolean) => void;
  /** A press by keyboard, voice or switch, which cannot be held. */
  readonly onPress: () => void;
}

/** A large arrow button that acts as long as it is held. */
export function HoldButton({ label, icon, onHold, onPress }: HoldButtonProps) {
  const release = () => onHold(false);
  return (
    <button
      type="button"
      aria-label={label}
      className="btn btn-secondary min-h-14 min-w-20 touch-none select-none"
      // The focus stays in the picture, so that keys and button can be used in turn.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={() => onHold(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => event.detail === 0 && onPress()}
    >
      <Icon name={icon} className="icon size-7" />
    </button>
  );
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One question with two or three answers, asked before a round. */
export function Choice<T extends string>({ legend, name, options, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 leading-tight">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="size-5 flex-none accent-oak"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What a child sees of the round at a glance; read out only when asked for. */
export function ScoreLine({ children }: { readonly children: ReactNode }) {
  return <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-5 gap-y-1 font-semibold tabular-nums">{children}</div>;
}

/** Begins the first round. */
export function PlayButton({ onPlay }: { readonly onPlay: () => void }) {
  const w = useWords(words);
  return (
    <button type="button" className="btn btn-primary min-h-14 text-xl" onClick={onPlay}>
      <Icon name="play" />
      {w.play}
    </button>
  );
}

interface PausedButtonsProps {
  readonly resumeRef: Ref<HTMLButtonElement>;
  readonly onResume: () => void;
  readonly onPlay: () => void;
  readonly onLeave: () => void;
}

/** What a child may do in a pause: go on, begin again, or choose anew. */
export function PausedButtons({ resumeRef, onResume, onPlay, onLeave }: PausedButtonsProps) {
  const w = useWords(words);
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-3">
      <button ref={resumeRef} type="button" className="btn btn-primary" onClick={onResume}>
        <Icon name="play" />
        {w.resume}
      </button>
      <button type="button" className="btn btn-secondary" onClick={onPlay}>
        {w.restart}
      </button>
      <button type="button" className="btn btn-quiet" onClick={onLeave}>
        {w.change}
      </button>
    </div>
  );
}
