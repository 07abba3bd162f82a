import { cloth, white } from './tones.ts';

interface PartProps {
  readonly at: string;
}

/** An inhaler upright, its mouthpiece's opening to the left with its middle at (0, 0); 38 wide, 72 high. */
export function Inhaler({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M17-46v-10q0-5 5-5h10q5 0 5 5v10z" className={white} />
      <path d="M0-9h13v-39h28v42q0 16-14 16H0z" className={cloth.denim} />
    </g>
  );
}

/** A spacer lying flat: its mouthpiece to the left at (0, 0), the end for the inhaler at (70, 0). */
export function Spacer({ at }: PartProps) {
  return (
    <g transform={at}>
      <path d="M0-6h12v-8h58v28H12V6H0z" className={white} />
      <path d="M12-8V8M24-5h28" strokeWidth="2.5" />
    </g>
  );
}
