import { Arrow } from './parts/arrow.tsx';
import { Spraying } from './parts/spraying.tsx';

/** The plunger pushed all the way in with the thumb. */
export function SprayPress() {
  return (
    <>
      <Spraying pressed />
      <path d="M106 14h.1M103 7h.1M112 9h.1" className="stroke-coral" strokeWidth="4" />
      <Arrow x={73} y={122} length={29} turn={-74} />
    </>
  );
}
