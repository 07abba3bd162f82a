import { Fist } from './parts/hand.tsx';
import { Inhaler } from './parts/inhaler.tsx';
import { cloth } from './parts/tones.ts';

/** The inhaler, its cap off, shaken up and down. */
export function InhalerShake() {
  return (
    <>
      <Inhaler at="translate(44 88)" />
      <Fist at="translate(72 62)" tone="brown" sleeve={cloth.leaf} />
      <path
        d="M28 34V98M18 46l10-13 10 13M18 86l10 13 10-13M112 18q8 6 10 16M102 104q14-2 20-12"
        className="stroke-coral"
        strokeWidth="7"
      />
    </>
  );
}
