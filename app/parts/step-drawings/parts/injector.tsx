import { device, white } from './tones.ts';

interface InjectorProps {
  readonly at: string;
}

/** An auto-injector without its cap, upright: the orange end at the bottom (0, 0), 74 units long. */
export function Injector({ at }: InjectorProps) {
  return (
    <g transform={at}>
      <path d="M-6-20v16q0 4 4 4h4q4 0 4-4v-16z" fill={device.tip} />
      <path d="M-10-74h20v51l-3 5H-7l-3-5z" fill={device.label} />
      <path d="M-10-34h20v11l-3 5H-7l-3-5z" className={white} />
    </g>
  );
}

/** The blue safety cap, its middle at (0, 0). */
export function SafetyCap({ at }: InjectorProps) {
  return <path transform={at} d="M-9 11v-14l3-8H6l3 8v14z" fill={device.cap} />;
}
