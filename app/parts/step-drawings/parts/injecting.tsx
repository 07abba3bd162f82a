import { Fist } from './hand.tsx';
import { Injector } from './injector.tsx';
import { Thigh } from './thigh.tsx';
import { cloth } from './tones.ts';

/** The injector in the fist, its orange end against the outer side of the middle of the thigh. */
export function Injecting() {
  return (
    <>
      <Thigh tone={cloth.sun} />
      <Injector at="translate(82 60) rotate(-90)" />
      <Fist at="translate(38 60) rotate(-90)" tone="brown" sleeve={cloth.sun} />
    </>
  );
}
