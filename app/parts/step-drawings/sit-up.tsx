import { Arrow } from './parts/arrow.tsx';
import { Profile } from './parts/profile.tsx';
import { cloth, dark } from './parts/tones.ts';

/** Sitting up with the back supported and the legs along the floor. */
export function SitUp() {
  return (
    <>
      <path d="M14 0V106" />
      <path d="M14 48h12q10 0 10 10v38q0 10-10 10H14z" className={cloth.sun} />
      <Profile at="translate(52 28) scale(.66)" tone="fair" />
      <path d="M36 84h94v20H40z" className={cloth.denim} />
      <path d="M128 104V78q4-8 10-2l4 20q2 8-6 8z" className={dark} />
      <path d="M40 104C32 80 34 60 42 52h14c10 4 12 24 10 52z" className={cloth.rose} />
      <path d="M50 62c0 16 8 22 26 22M6 106h148" />
      <Arrow x={92} y={68} length={46} turn={-90} />
    </>
  );
}
