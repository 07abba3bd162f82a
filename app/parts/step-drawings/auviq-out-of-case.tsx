import { Arrow } from './parts/arrow.tsx';
import { AuviQ, OuterCase } from './parts/auvi-q.tsx';
import { Grip } from './parts/hand.tsx';
import { cloth } from './parts/tones.ts';

/** The card-shaped injector drawn up out of its case. */
export function AuviqOutOfCase() {
  return (
    <>
      <Grip at="translate(80 34)" tone="fair" sleeve={cloth.rose}>
        <AuviQ at="translate(0 44)" />
      </Grip>
      <Grip at="translate(80 92) scale(-1 1)" tone="fair" sleeve={cloth.rose}>
        <OuterCase at="translate(0-30)" />
      </Grip>
      <Arrow x={34} y={58} length={48} turn={-90} />
    </>
  );
}
