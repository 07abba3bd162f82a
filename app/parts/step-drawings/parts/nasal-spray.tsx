import { type Skin, skin, white } from './tones.ts';

interface SprayInHandProps {
  readonly at: string;
  readonly tone: Skin;
  readonly sleeve: string;
  /** The nozzle is in a nostril: it shows only as a dashed line. */
  readonly inside?: boolean;
  readonly pressed?: boolean;
}

/**
 * The nasal spray, nozzle up with its tip at (0, 0), held as its label says: a finger on either side of the nozzle,
 * the thumb under the plunger. The arm comes from the lower right.
 */
export function SprayInHand({ at, tone, sleeve, inside = false, pressed = false }: SprayInHandProps) {
  const thumb = pressed ? 68 : 84;
  return (
    <g transform={at} className={skin[tone]}>
      <path d="M76 44l60 46-26 40-52-44z" className={sleeve} />
      <path d={`M32 21C52 18 64 36 78 46L60 86C46 94 38 ${thumb + 13} 24 ${thumb + 13}H2a6.5 6.5 0 0 1 0-13H20C32 ${thumb} 38 70 34 60`} />
      <path d="M10 21h-24a6.5 6.5 0 0 0 0 13h24" />
      {inside && <path d="M-6 20V6q0-6 6-6t6 6V20" strokeDasharray="3 5" className="fill-none stroke-coral" />}
      <path d={`${inside ? '' : 'M-7 34V6q0-6 7-6t7 6V34'}M-23 34h46v6h-46zM-12 40h24v16h-24zM-7 56V${thumb}H7V56`} className={white} />
      <path d="M34 21H15a6.5 6.5 0 0 0 0 13h18M36 42H25a5 5 0 0 0 0 10 5 5 0 0 0 0 10h10M26 52h7" />
    </g>
  );
}
