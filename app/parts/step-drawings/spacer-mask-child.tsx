import { Fist } from './parts/hand.tsx';
import { Inhaler, Spacer } from './parts/inhaler.tsx';
import { Profile } from './parts/profile.tsx';
import { cloth, white } from './parts/tones.ts';

/** A small child on a grown-up's lap; the mask of the spacer covers nose and mouth without a gap. */
export function SpacerMaskChild() {
  return (
    <>
      <path d="M-5 66c30-16 50-4 54 16v48H-5z" className={cloth.rose} />
      <Profile at="translate(24 32) scale(.84)" tone="tan" />
      <path d="M36 130c0-20 4-28 16-28h14c12 2 16 10 16 28z" className={cloth.sun} />
      <Profile at="translate(62 76) scale(.74)" tone="fair" />
      <Spacer at="translate(84 82) scale(.6 .7)" />
      <path d="M83 74q17 2 17 10T82 99q-7-12 1-25z" className={white} />
      <Inhaler at="translate(124 82) scale(.66)" />
      <Fist at="translate(108 84) rotate(90) scale(.68)" tone="tan" sleeve={cloth.rose} />
      <path d="M83 73q-8 13-1 27" className="stroke-coral" strokeWidth="5" />
    </>
  );
}
