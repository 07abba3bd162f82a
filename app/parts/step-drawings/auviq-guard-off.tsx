import { Arrow } from './parts/arrow.tsx';
import { AuviQ, Guard } from './parts/auvi-q.tsx';
import { Grip, Pinch } from './parts/hand.tsx';
import { cloth } from './parts/tones.ts';

/** The red guard pulled down and off the black end. */
export function AuviqGuardOff() {
  return (
    <>
      <Grip at="translate(80 30)" tone="fair" sleeve={cloth.rose}>
        <AuviQ at="translate(0 38)" />
      </Grip>
      <Guard at="translate(80 92)" />
      <Pinch at="translate(70 98) scale(-1 1)" tone="fair" sleeve={cloth.rose} />
      <Arrow x={128} y={68} length={46} turn={90} />
    </>
  );
}
