import { Face } from './face.tsx';
import { SprayInHand } from './nasal-spray.tsx';
import { cloth } from './tones.ts';

/** The spray straight in one nostril, as deep as the fingers let it. */
export function Spraying({ pressed = false }: { readonly pressed?: boolean }) {
  return (
    <g transform="translate(14-24) scale(.96)">
      <Face tone="tan" />
      <SprayInHand at="translate(90 48) rotate(16) scale(-.88 .88)" tone="deep" sleeve={cloth.sun} inside pressed={pressed} />
    </g>
  );
}
