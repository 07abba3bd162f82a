import { Fist } from './hand.tsx';
import { Inhaler, Spacer } from './inhaler.tsx';
import { Profile } from './profile.tsx';
import { cloth } from './tones.ts';

/** Someone upright on a chair, lips closed around the spacer's mouthpiece, the inhaler at its far end. */
export function Breathing() {
  return (
    <>
      <path d="M14 130V72" strokeWidth="7" />
      <path d="M18 136c0-24 4-36 22-38h12c16 2 22 14 24 38z" className={cloth.leaf} />
      <Profile at="translate(44 64)" tone="brown" />
      <Spacer at="translate(67 76) scale(.72 .8)" />
      <Inhaler at="translate(116 76) scale(.7)" />
      <Fist at="translate(96 78) rotate(90) scale(.76)" tone="brown" sleeve={cloth.leaf} />
    </>
  );
}
