import { Arrow } from './parts/arrow.tsx';
import { Spraying } from './parts/spraying.tsx';

/** The nozzle pushed straight into one nostril until the fingers touch the nose. */
export function SprayInNostril() {
  return (
    <>
      <Spraying />
      <Arrow x={50} y={26} length={26} turn={-74} />
    </>
  );
}
