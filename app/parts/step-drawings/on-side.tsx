import { cloth, dark, skin } from './parts/tones.ts';

/** On the left side, facing the reader: the upper knee and arm in front keep the body from rolling. */
export function OnSide() {
  return (
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
  );
}
