import { Arrow } from './parts/arrow.tsx';
import { AuviQ } from './parts/auvi-q.tsx';
import { Grip } from './parts/hand.tsx';
import { Thigh } from './parts/thigh.tsx';
import { cloth } from './parts/tones.ts';

/** The black end pressed against the outer side of the middle of the thigh. */
export function AuviqThigh() {
  return (
    <>
      <Thigh tone={cloth.rose} />
      <Grip at="translate(42 56) rotate(-90)" tone="fair" sleeve={cloth.rose}>
        <AuviQ at="translate(-4 40)" />
      </Grip>
      <Arrow x={16} y={102} length={58} turn={0} />
    </>
  );
}
