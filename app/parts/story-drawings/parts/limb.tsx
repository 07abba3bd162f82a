import type { Skin } from '#app/parts/step-drawings/parts/tones.ts';

/** The tones of tones.ts as line colors: an arm is a thick line in a thicker one. */
const skinLine: Readonly<Record<Skin, string>> = {
  fair: 'stroke-[light-dark(#f3d3b5,#a0755a)]',
  tan: 'stroke-[light-dark(#dfa97c,#8d5f3d)]',
  brown: 'stroke-[light-dark(#b97d55,#74492f)]',
  deep: 'stroke-[light-dark(#94623f,#593625)]',
};

interface LimbProps {
  /** The line from the shoulder to the hand. */
  readonly d: string;
  readonly tone: Skin;
  /** The width in units, without the line around it. */
  readonly width?: number;
}

/** Draws a bare arm or leg along a line. */
export function Limb({ d, tone, width = 8 }: LimbProps) {
  return (
    <>
      <path d={d} strokeWidth={width + 5} />
      <path d={d} strokeWidth={width} className={skinLine[tone]} />
    </>
  );
}
