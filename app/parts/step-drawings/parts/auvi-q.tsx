import { cloth, device, white } from './tones.ts';

interface PartProps {
  readonly at: string;
}

/** The card-shaped auto-injector without its guard, upright: the black end's edge at (0, 0), 40 by 62 units. */
export function AuviQ({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M-20-12v-44q0-6 6-6h28q6 0 6 6v44z" className={white} />
      <path d="M-20-12h40v6q0 6-6 6h-28q-6 0-6-6z" fill={device.base} />
      <path d="M-8-52H8" strokeWidth="2.5" />
    </g>
  );
}

/** The red safety guard, its upper edge in the middle at (0, 0). */
export function Guard({ at }: PartProps) {
  return <path transform={at} d="M-21-2h42v8q0 6-6 6h-30q-6 0-6-6z" fill={device.guard} />;
}

/** The outer case, open at the top; its opening's middle at (0, 0). */
export function OuterCase({ at }: PartProps) {
  return <path transform={at} d="M-23 0h46v48q0 6-6 6h-34q-6 0-6-6zM-8 0q8 12 16 0" className={cloth.denim} />;
}
