import { cloth, device, type Skin, skin, white } from './tones.ts';

interface PartProps {
  readonly at: string;
}

/** Draws an upright auto-injector without its cap: the orange end at the bottom (0, 0), 74 units long. */
export function Injector({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M-6-20v16q0 4 4 4h4q4 0 4-4v-16z" fill={device.tip} />
      <path d="M-10-74h20v51l-3 5H-7l-3-5z" fill={device.label} />
      <path d="M-10-34h20v11l-3 5H-7l-3-5z" className={white} />
    </g>
  );
}

/** Draws the blue safety cap, centered on (0, 0). */
export function SafetyCap({ at }: PartProps) {
  return <path transform={at} d="M-9 11v-14l3-8H6l3 8v14z" fill={device.cap} />;
}

/** Draws the upright card-shaped auto-injector without its guard: the black end's edge at (0, 0), 40 by 62 units. */
export function AuviQ({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M-20-12v-44q0-6 6-6h28q6 0 6 6v44z" className={white} />
      <path d="M-20-12h40v6q0 6-6 6h-28q-6 0-6-6z" fill={device.base} />
      <path d="M-8-52H8" strokeWidth="2.5" />
    </g>
  );
}

/** Draws the red safety guard, the center of its upper edge at (0, 0). */
export function Guard({ at }: PartProps) {
  return <path transform={at} d="M-21-2h42v8q0 6-6 6h-30q-6 0-6-6z" fill={device.guard} />;
}

/** Draws the outer case, open at the top; the center of its opening at (0, 0). */
export function OuterCase({ at }: PartProps) {
  return <path transform={at} d="M-23 0h46v48q0 6-6 6h-34q-6 0-6-6zM-8 0q8 12 16 0" className={cloth.denim} />;
}

interface SprayInHandProps {
  readonly at: string;
  readonly tone: Skin;
  readonly sleeve: string;
  /** The nozzle is in a nostril, so it is only a dashed line. */
  readonly inside?: boolean;
  readonly pressed?: boolean;
}

/**
 * Draws the nasal spray, nozzle up with its tip at (0, 0), held as its label says: a finger on each side of the nozzle,
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

/** Draws an upright inhaler, its mouthpiece's opening to the left, centered on (0, 0); 38 wide, 72 high. */
export function Inhaler({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M17-46v-10q0-5 5-5h10q5 0 5 5v10z" className={white} />
      <path d="M0-9h13v-39h28v42q0 16-14 16H0z" className={cloth.denim} />
    </g>
  );
}

/** Draws a horizontal spacer: its mouthpiece to the left at (0, 0), the end for the inhaler at (70, 0). */
export function Spacer({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M0-6h12v-8h58v28H12V6H0z" className={white} />
      <path d="M12-8V8M24-5h28" strokeWidth="2.5" />
    </g>
  );
}
