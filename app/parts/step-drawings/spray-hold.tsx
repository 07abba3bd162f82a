import { SprayInHand } from './parts/nasal-spray.tsx';
import { cloth } from './parts/tones.ts';

/** A finger on each side of the nozzle, the thumb under the plunger. */
export function SprayHold() {
  return (
    <>
      <SprayInHand at="translate(62 12)" tone="deep" sleeve={cloth.sun} />
      <path d="M46 39h.1M78 39h.1M66 102h.1" className="stroke-coral" strokeWidth="9" />
    </>
  );
}
