import { Grip } from './parts/hand.tsx';
import { cloth } from './parts/tones.ts';

/** A phone with 911 on it, the thumb on the call button. */
export function Call911() {
  return (
    <Grip at="translate(76 90)" tone="brown" sleeve={cloth.denim}>
      <path d="M-22-84h44q6 0 6 6v98q0 6-6 6h-44q-6 0-6-6v-98q0-6 6-6z" className="fill-card" />
      <path
        d="M-5.5-62a6.5 6.5 0 1 0-13 0 6.5 6.5 0 0 0 13 0q0 12-8 18M1-64l5-4v24M14-64l5-4v24"
        className="fill-none stroke-coral"
        strokeWidth="5"
      />
      <circle cy="-17" r="17" className="fill-coral stroke-coral" />
      <path d="M-7-24q1 12 13 15M-7-24l2-2M6-9l2-2" className="fill-none stroke-coral-ink" strokeWidth="5" />
    </Grip>
  );
}
