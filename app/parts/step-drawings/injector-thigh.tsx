import { Arrow } from './parts/arrow.tsx';
import { Injecting } from './parts/injecting.tsx';

/** The orange end pushed against the outer side of the middle of the thigh, through clothes. */
export function InjectorThigh() {
  return (
    <>
      <Injecting />
      <Arrow x={16} y={100} length={58} turn={0} />
    </>
  );
}
