import type { ReactNode } from 'react';
import { type Skin, skin } from './tones.ts';

interface HandProps {
  readonly at: string;
  readonly tone: Skin;
  readonly sleeve: string;
}

/** Draws a fist around an upright rod at x = 0, four fingers high (36 units), the thumb over the fingers, the arm to the right. */
export function Fist({ at, tone, sleeve }: HandProps) {
  return (
    <g transform={at} className={skin[tone]}>
      <path d="M44-13h70V15H44z" className={sleeve} />
      <path d="M8-18H-9a4.5 4.5 0 0 0 0 9 4.5 4.5 0 0 0 0 9 4.5 4.5 0 0 0 0 9 4.5 4.5 0 0 0 0 9H10c8 0 18-5 34-5V-11C32-11 20-18 8-18z" />
      <path d="M-8-9H4M-8 0H9M-8 9H9" strokeWidth="2.5" />
      <path d="M30-10C18-16 6-18 0-13c-4 5 1 9 6 7 6-1 11 4 17 8" />
    </g>
  );
}

/** Draws thumb and finger closed on the right half of something about 18 wide at x = 0, the arm to the right. */
export function Pinch({ at, tone, sleeve }: HandProps) {
  return (
    <g transform={at} className={skin[tone]}>
      <path d="M52-12h70V14H52z" className={sleeve} />
      <path d="M52-11C36-13 28-17 14-17L2-12c-6 3-4 10 3 9l7-1c-2 4-3 9-1 15 3 7 14 8 22 4 6-3 10-3 19-3z" />
      <path d="M12-4c6-1 10 1 12 5M12 6h14" strokeWidth="2.5" />
    </g>
  );
}

/** Draws a hand around something as wide as a card (40 units): fingers behind it, thumb before it, the arm to the right. */
export function Grip({ at, tone, sleeve, children }: HandProps & { readonly children: ReactNode }) {
  return (
    <g transform={at} className={skin[tone]}>
      <path d="M58-13h70V15H58z" className={sleeve} />
      <path d="M58-11C46-12 36-22 14-20H-23a4.5 4.5 0 0 0 0 9 4.5 4.5 0 0 0 0 9 4.5 4.5 0 0 0 0 9 4.5 4.5 0 0 0 0 9H14c20 0 30-3 44-3z" />
      {children}
      <path d="M42-10C32-20 12-17 3-14c-6 3-4 11 3 10 8-2 14 0 20 8" />
    </g>
  );
}
