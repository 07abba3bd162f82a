import { device, white } from '#app/parts/step-drawings/parts/tones.ts';

interface PartProps {
  readonly at: string;
}

/** Draws a small syringe, its needle's tip at (0, 0), pointing left. */
export function Syringe({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M0 0h14" strokeWidth="2" />
      <path d="M14-6h34V6H14z" className={white} />
      <path d="M20-6V6h10V-6z" className="fill-[light-dark(#7fcbe0,#4f9db3)]" stroke="none" />
      <path d="M14-6h34V6H14zM48 0h14M62-8V8M48-9V9" />
    </g>
  );
}

/** Draws the pen-like pricker of a skin test, its point at (0, 0), pointing down. */
export function Pricker({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M0 0v-10" strokeWidth="2" />
      <path d="M-5-10H5v-36q0-4-5-4t-5 4z" fill={device.label} />
    </g>
  );
}

/** Draws a dropper, its tip at (0, 0), pointing down, one drop under it. */
export function Dropper({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M0 5c4 5 4 9 0 9s-4-4 0-9z" className="fill-[light-dark(#7fcbe0,#4f9db3)]" strokeWidth="2" />
      <path d="M-2 0H2l3-10v-16H-5v16z" className={white} />
      <path d="M-8-26H8v-14q0-8-8-8t-8 8z" fill={device.guard} />
    </g>
  );
}

/** Draws a small adhesive bandage, centered on (0, 0). */
export function Bandage({ at }: PartProps) {
  return (
    <g transform={at} strokeWidth="2">
      <path d="M-14-5h28q3 0 3 5t-3 5h-28q-3 0-3-5t3-5z" className="fill-[light-dark(#f6dcae,#a98952)]" />
      <path d="M-5-5v10M5-5v10" />
    </g>
  );
}
