import type { ReactNode, Ref } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface RoundOverProps {
  readonly title: string;
  /** Takes the focus when the round ends (see use-round-focus.ts). */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onPlay: () => void;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}

/** What a child sees when a round is over: how it went, and another round or another game. */
export function RoundOver({ title, titleRef, onPlay, onLeave, children }: RoundOverProps) {
  const w = useWords(words);
  return (
    <div className="mt-3 grid gap-4">
      <h3 ref={titleRef} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={onPlay}>
          {w.playAgain}
        </button>
        <button type="button" className="btn btn-secondary" onClick={onLeave}>
          {w.change}
        </button>
      </div>
    </div>
  );
}
