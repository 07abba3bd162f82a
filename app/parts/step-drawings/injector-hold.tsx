import { Clock } from './parts/clock.tsx';
import { Injecting } from './parts/injecting.tsx';

/** Kept pressed to the thigh while the seconds are counted. */
export function InjectorHold() {
  return (
    <>
      <Injecting />
      <Clock at="translate(44 99) scale(.9)" />
    </>
  );
}
