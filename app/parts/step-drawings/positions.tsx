import { Arrow } from './parts/arrow.tsx';
import { Profile } from './parts/profile.tsx';
import { cloth, dark, skin } from './parts/tones.ts';

/** The positions for a patient who waits for help. */
export const positions = {
  /** Flat on the back, the legs raised on a cushion. */
  'lie-legs-up': (
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
  ),
  /** Sitting up with the back supported and the legs along the floor. */
  'sit-up': (
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
  ),
  /** On the left side, facing the reader: the upper knee and arm in front keep the body from rolling. */
  'on-side': (
    <>
      <path d="M6 106H154" className="stroke-coral" strokeWidth="7" />
      <path d="M72 64 20 78q-6 2-4 8t8 6l50 6z" className={cloth.denim} />
      <path d="M22 76q-10-2-14 2-2 8 4 16l12-2z" className={dark} />
      <path d="M112 68h14v20h-14z" className={skin.tan} />
      <circle cx="134" cy="78" r="18" className={skin.tan} />
      <path d="M136 60c22-2 22 36 0 36 8-10 8-26 0-36z" className={dark} />
      <path d="M64 54c16-8 34-8 48 0 10 10 10 36 0 48H66z" className={cloth.leaf} />
      <path d="M64 54c14-4 24 8 18 18L64 96q-4 6-12 6H28q-6 0-6-7t6-7h18l8-20q2-10 10-14z" className={cloth.denim} />
      <path d="M28 88q-8-6-12-4t0 18l12 0q-6-6 0-14z" className={dark} />
      <path d="M96 62c-8 10-12 24-8 32 3 7 8 7 14 6l18-5c7-3 4-12-3-11l-14 3c0-8 4-14 8-20" className={skin.tan} />
      <path d="M136 72h.1M136 84h.1" strokeWidth="4" />
    </>
  ),
} as const;
