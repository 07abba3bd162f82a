import { cloth, dark, white } from '#app/parts/step-drawings/parts/tones.ts';

interface PartProps {
  readonly at: string;
}

/** Draws the wall and floor of a room, under everything else; the floor begins 100 units down. */
export function Room({ tone = cloth.leaf }: { readonly tone?: string }) {
  return (
    <>
      <path d="M-5-5h170v105H-5z" className={tone} opacity="0.35" stroke="none" />
      <path d="M-5 100h170" />
    </>
  );
}

/** Draws a clock on the wall; the filled part shows how long the wait is. */
export function WallClock({ at, part }: PartProps & { readonly part: 'short' | 'quarter' | 'half' | 'long' }) {
  const ends = {
    short: 'A13 13 0 0 1 7.6-10.5z',
    quarter: 'A13 13 0 0 1 13 0z',
    half: 'A13 13 0 0 1 0 13z',
    long: 'A13 13 0 1 1-13 0z',
  } as const;
  return (
    <g transform={at}>
      <circle r="18" className={white} />
      <path d={`M0 0V-13${ends[part]}`} className="fill-coral" stroke="none" />
      <path d="M0-18v4M18 0h-4M0 18v-4M-18 0h4" strokeWidth="2" />
      <path d="M0 0V-10M0 0H7" strokeWidth="2.5" />
    </g>
  );
}

/** Draws a toy bear, 30 high. */
export function Bear({ at }: PartProps) {
  return (
    <g transform={at} className={cloth.sun} strokeWidth="2.5">
      <ellipse cy="16" rx="9" ry="10" />
      <path d="M-8 12q-8 2-7 8M8 12q8 2 7 8" fill="none" />
      <circle cx="-7" cy="-7" r="4" />
      <circle cx="7" cy="-7" r="4" />
      <circle r="9" />
      <path d="M-3-2v1M3-2v1M-2 4q2 2 4 0" strokeWidth="2" fill="none" />
    </g>
  );
}

/** Draws an open book, 40 wide, its fold at (0, 0). */
export function Book({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M0 0C-6-6-14-6-20-4v20c6-2 14-2 20 4 6-6 14-6 20-4V-4C14-6 6-6 0 0zM0 0v20" className={white} />
      <path d="M-15 3q6-2 10 1M-15 9q6-2 10 1M5 4q4-3 10-1M5 10q4-3 10-1" strokeWidth="2" />
    </g>
  );
}

/** Draws a chair from the front: seat at y = 0, back up to -46. */
export function Chair({ at, tone = cloth.denim }: PartProps & { readonly tone?: string }) {
  return (
    <g transform={at}>
      <path d="M-24 2v34M24 2v34" strokeWidth="5" />
      <path d="M-24-40q0-8 8-8h32q8 0 8 8V6h-48z" className={tone} />
    </g>
  );
}

/** Draws a tray on a table, 64 wide, its rim at (0, 0). */
export function Tray({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M-34 0h68l-5 9h-58z" className={white} />
    </g>
  );
}

/** Draws a small bottle with its lid, its base at (0, 0), 20 high. */
export function Vial({ at, tone = cloth.sun }: PartProps & { readonly tone?: string }) {
  return (
    <g transform={at} strokeWidth="2.5">
      <path d="M-6-13h12V-2q0 2-2 2h-8q-2 0-2-2z" className={tone} />
      <path d="M-4-20h8v7h-8z" className={dark} />
    </g>
  );
}

/** Draws a sheet with lines and a picture: the plan to take home. */
export function Sheet({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M-17-22h34v44h-34z" className={white} />
      <path d="M-9-12l3 4 6-8" className="stroke-coral" />
      <path d="M4-11h7M-9 2H9M-9 9H9M-9 16H3" strokeWidth="2.5" />
    </g>
  );
}

/** Draws a cup with a spoon, its rim at (0, 0), 26 high. */
export function Cup({ at, tone = cloth.rose }: PartProps & { readonly tone?: string }) {
  return (
    <g transform={at}>
      <path d="M6-4 20-26" strokeWidth="4" />
      <path d="M-15 0h30l-3 26h-24z" className={tone} />
    </g>
  );
}

/** Draws the breathing-test machine: a screen with a curve; its tube's mouthpiece ends at (-52, 8). */
export function Spirometer({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M-22 34C-34 34-34 8-46 8" strokeWidth="6" />
      <path d="M-52 3h10v10h-10z" className={white} />
      <path d="M-22-22h46v42h-46z" className={dark} />
      <path d="M-15 13C-12-18-8-18-2-8S8 10 18 12" className="stroke-coral" />
      <path d="M-22 20h46v18h-46z" className={white} />
      <path d="M-12 29h.1M-2 29h.1M8 29h10" strokeWidth="5" />
    </g>
  );
}

/** Draws a birthday cake with lit candles, its base at (0, 0), 50 wide. */
export function Cake({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M-16-24v-12M-5-24v-12M6-24v-12M17-24v-12" strokeWidth="4" />
      <path
        d="M-16-46q6 6 0 8-6-2 0-8zM-5-46q6 6 0 8-6-2 0-8zM6-46q6 6 0 8-6-2 0-8zM17-46q6 6 0 8-6-2 0-8z"
        className="fill-coral"
        strokeWidth="1.5"
      />
      <path d="M-25-24h50V0h-50z" className={white} />
      <path d="M-25-16q6 8 12 0t13 0 12 0 13 0" className={cloth.rose} />
    </g>
  );
}
