import type { ReactNode } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import type { Way } from './ways.ts';
import { words } from './words.ts';

/** Returns the pictures of the three ways, each on a square of 100 units; `child` is what flies in this game. */
const pictures = (child: ReactNode): Readonly<Record<Way, ReactNode>> => ({
  breeze: (
    <>
      <path d="M8 30h34a10 10 0 1 0-10-10M4 50h26M10 70h40a9 9 0 1 1-9 9" className="kz-ink" />
      <g transform="translate(46 34) scale(0.5)">{child}</g>
    </>
  ),
  still: (
    <>
      <path d="M10 40q40 44 80 0M10 40l-4-26M90 40l4-26" className="kz-ink" />
      <g transform="translate(26 14) scale(0.48)">{child}</g>
    </>
  ),
  'one-button': (
    <>
      <g transform="translate(29 4) scale(0.42)">{child}</g>
      <circle cx="50" cy="25" r="25" className="kz-ink kz-dashed" />
      <ellipse cx="50" cy="84" rx="34" ry="12" className="kz-button-base" />
      <ellipse cx="50" cy="74" rx="26" ry="12" className="kz-button-top" />
    </>
  ),
});

interface WayChoiceProps {
  readonly child: ReactNode;
  /** Whether "still" comes first and large, which suits a visitor who prefers reduced motion. */
  readonly calm: boolean;
  readonly onPlay: (way: Way) => void;
}

/** Draws the three ways to play as pictures; pressing one begins the game. */
export function WayChoice({ child, calm, onPlay }: WayChoiceProps) {
  const w = useWords(words);
  const texts: Readonly<Record<Way, readonly [string, string]>> = {
    breeze: [w.play, w.playHint],
    still: [w.still, w.stillHint],
    'one-button': [w.oneButton, w.oneButtonHint],
  };
  const order: readonly Way[] = calm ? ['still', 'breeze', 'one-button'] : ['breeze', 'still', 'one-button'];
  const drawings = pictures(child);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for one answer of a form; these begin at once.
    <div role="group" aria-label={w.waysToPlay} className="kz-ways">
      {order.map((way) => (
        <button key={way} type="button" className="kz-way" onClick={() => onPlay(way)}>
          <svg viewBox="0 0 100 100" className="kz-drawing" aria-hidden="true" focusable="false">
            {drawings[way]}
          </svg>
          <strong>{texts[way][0]}</strong>
          <span>{texts[way][1]}</span>
        </button>
      ))}
    </div>
  );
}
