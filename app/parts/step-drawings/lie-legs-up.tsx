import { Arrow } from './parts/arrow.tsx';
import { Profile } from './parts/profile.tsx';
import { cloth, dark, skin } from './parts/tones.ts';

/** Flat on the back, the legs raised on a cushion. */
export function LieLegsUp() {
  return (
    <>
      <path d="M98 104 138 70q14-4 14 8v26z" className={cloth.sun} />
      <Profile at="translate(28 88) rotate(-90) scale(.58)" tone="deep" />
      <path d="M88 76 138 50l8 16-46 38H88z" className={cloth.denim} />
      <path d="M138 50l-4-12q6-8 12-2l8 24-8 6z" className={dark} />
      <path d="M46 78q4-3 10-3h34q10 14 0 29H52q-8 0-8-8z" className={cloth.leaf} />
      <path d="M74 86h18a5 5 0 0 1 0 10H74z" className={skin.deep} />
      <path d="M58 82q6-2 16 0v16q-20 2-18-6M6 106h148" />
      <Arrow x={112} y={48} length={40} turn={-90} />
    </>
  );
}
