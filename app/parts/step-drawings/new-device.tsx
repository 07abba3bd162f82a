import { Arrow } from './parts/arrow.tsx';
import { Badge } from './parts/badge.tsx';
import { Injector, SafetyCap } from './parts/injector.tsx';

/** The used device left aside, a second, new one taken. */
export function NewDevice() {
  return (
    <>
      <g opacity=".35">
        <Injector at="translate(34 112)" />
      </g>
      <Arrow x={54} y={74} length={46} turn={0} />
      <SafetyCap at="translate(122 28)" />
      <Injector at="translate(122 112)" />
      <Badge at="translate(34 20)" count={1} />
      <Badge at="translate(142 88)" count={2} />
    </>
  );
}
