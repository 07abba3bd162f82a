import { Breathing } from './parts/breathing.tsx';

/** Sitting upright, lips tight around the mouthpiece. */
export function InhalerMouthSeal() {
  return (
    <>
      <Breathing />
      <circle cx="70" cy="76" r="13" className="stroke-coral" strokeWidth="5" />
    </>
  );
}
