import { Arrow } from './parts/arrow.tsx';
import { Breathing } from './parts/breathing.tsx';

/** One press on the canister, then one slow breath in. */
export function InhalerPressBreathe() {
  return (
    <>
      <Breathing />
      <Arrow x={134} y={3} length={28} turn={90} />
      <path d="M66 76q-20 0-21 16v16M34 99l11 12 11-12" className="stroke-coral" strokeWidth="6" />
    </>
  );
}
