import { Arrow } from './parts/arrow.tsx';
import { Inhaler, Spacer } from './parts/inhaler.tsx';

/** The inhaler's mouthpiece pushed into the open end of the spacer. */
export function InhalerIntoSpacer() {
  return (
    <>
      <Spacer at="translate(8 72)" />
      <Inhaler at="translate(98 72)" />
      <Arrow x={108} y={30} length={50} turn={180} />
    </>
  );
}
