import { cloth } from './tones.ts';

/** Hips and legs in trousers from the front, and the place on the outer side, midway between hip and knee. */
export function Thigh({ tone }: { readonly tone: string }) {
  return (
    <>
      <path d="M83 8 78 36l6 66-1 24h29l3-72 3 72h29l-1-24 6-66-5-28z" className={cloth.denim} />
      <path d="M80-5v17h71V-5z" className={tone} />
      <path d="M115 12v42M97 12q-2 14-16 16M133 12q2 14 16 16M89 107q10 5 19 0M122 107q10 5 19 0" strokeWidth="2" />
      <path d="M81 45c12 0 18 8 18 15s-6 15-17 15" className="stroke-coral" strokeWidth="4" strokeDasharray="5 6" />
    </>
  );
}
