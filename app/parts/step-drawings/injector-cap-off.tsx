import { Arrow } from './parts/arrow.tsx';
import { Fist, Pinch } from './parts/hand.tsx';
import { Injector, SafetyCap } from './parts/injector.tsx';
import { cloth } from './parts/tones.ts';

/** Orange end down in one fist, the blue cap pulled straight up with the other hand. */
export function InjectorCapOff() {
  return (
    <>
      <Injector at="translate(66 115)" />
      <Fist at="translate(66 74) scale(-1 1)" tone="tan" sleeve={cloth.leaf} />
      <SafetyCap at="translate(66 24)" />
      <Pinch at="translate(66 24)" tone="tan" sleeve={cloth.leaf} />
      <Arrow x={32} y={50} length={44} turn={-90} />
    </>
  );
}
