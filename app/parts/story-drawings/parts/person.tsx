import { cloth, dark, type Skin, skin, white } from '#app/parts/step-drawings/parts/tones.ts';
import { Limb } from './limb.tsx';

/** The hair behind the head and the hair in front. */
const hairs = {
  short: { behind: '', before: 'M-17 0C-22-26 22-26 17 0C14-8 9-11 0-10S-14-8-17 0z' },
  curls: { behind: '', before: 'M-17 3c-7-3-6-11-1-13-3-8 5-13 10-9 4-7 14-6 17 0 7-2 12 6 8 12 4 3 3 8 0 10 0-9-6-13-16-13s-17 4-18 13z' },
  long: { behind: 'M-18 26C-26-10-20-23 0-23s26 13 18 49q-18 6-36 0z', before: 'M-17 2C-20-24 20-24 17 2 12 0 2-3-2-11-5-4-11 1-17 2z' },
  bun: { behind: 'M-8-19a8 8 0 1 1 16 0z', before: 'M-17 0C-20-24 20-24 17 0 14-10 8-13 0-13S-14-10-17 0z' },
  braids: {
    behind: 'M-17 2q-10 6-7 14t-3 14q7 2 9-6 6-12 3-22zM17 2q10 6 7 14t3 14q-7 2-9-6-6-12-3-22z',
    before: 'M-17 2C-21-24 21-24 17 2 13-7 5-11 0-17-5-11-13-7-17 2z',
  },
  gray: { behind: '', before: 'M-17 2C-22-20-10-22 0-20S22-20 17 2C15-7 12-10 6-10-2-8-14-8-17 2z' },
} as const;
type Hair = keyof typeof hairs;

const mouths = {
  glad: 'M-7 7q7 8 14 0z',
  calm: 'M-5 9q5 4 10 0',
  unsure: 'M-5 11q5-5 10 0',
  blow: 'M0 7a3.5 3.5 0 1 1-.1 0z',
} as const;
export type Mood = keyof typeof mouths;

/** A person's pose in one picture of a story. */
export interface Pose {
  /** The center of the head, which has a radius of 17 units; the shoulders are 26 below. */
  readonly at: string;
  readonly mood?: Mood;
  /** Lines, each from the shoulder to the hand. */
  readonly arms?: readonly string[];
}

interface PersonProps extends Pose {
  readonly tone: Skin;
  readonly hair: Hair;
  /** The clothes' color. */
  readonly top: string;
  /** A white coat with a stethoscope, or the collar of the assistants' and nurses' tunics. */
  readonly wears?: 'coat' | 'tunic';
}

/** Draws a person from the front, cut off by the lower edge of the picture. */
export function Person({ at, tone, hair, top, mood = 'calm', wears, arms = [] }: PersonProps) {
  const { behind, before } = hairs[hair];
  const shade = hair === 'gray' ? 'fill-[light-dark(#cfcac2,#55605c)]' : dark;
  return (
    <g transform={at}>
      {behind && <path d={behind} className={shade} />}
      <path d="M-18 56V150H-1V74H1V150H18V56z" className={wears === 'coat' ? dark : cloth.denim} />
      <path d="M-23 62C-26 36-20 25-7 23H7c13 2 19 13 16 39z" className={wears === 'coat' ? white : top} />
      {wears === 'coat' && <path d="M-7 23 0 62 7 23z" className={top} />}
      <path d="M-5 14v9q5 6 10 0v-9z" className={skin[tone]} />
      {wears === 'tunic' && <path d="M-7 23 0 33 7 23" />}
      {wears === 'coat' && <path d="M-9 24c-2 14 2 20 7 22M9 24c2 12 0 16-2 20M-2 46a3 3 0 1 0 .1 0z" strokeWidth="2.5" />}
      <circle r="17" className={skin[tone]} />
      <path d={before} className={shade} />
      <path d="M-6 0v2M6 0v2" strokeWidth="4" />
      <path d={mouths[mood]} className={mood === 'glad' ? white : undefined} strokeWidth="2.5" />
      <path d="M-11 6h.1M11 6h.1" className="stroke-coral" strokeWidth="4" opacity="0.5" />
      {arms.map((d) => (
        <Limb key={d} d={d} tone={tone} />
      ))}
    </g>
  );
}
