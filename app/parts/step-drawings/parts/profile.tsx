import { dark, type Skin, skin } from './tones.ts';

interface ProfileProps {
  readonly at: string;
  readonly tone: Skin;
}

/** Draws a head from the side, looking right, 60 high; the mouth is at (27, 12). */
export function Profile({ at, tone }: ProfileProps) {
  return (
    <g transform={at} className={skin[tone]}>
      <path d="M-13 36V16C-32-6-16-34 6-32c12 1 18 10 18 21l6 10c1 3-1 4-4 4l1 5-1 4 1 4c0 8-4 10-13 9l1 11z" />
      <path d="M22-18C10-14 2-12 0-6c-2 6-6 10-8 18-4 4-8 4-10 0-10-14-6-44 20-45 12 0 20 6 20 15z" className={dark} />
      <path d="M16-7v3" />
    </g>
  );
}
