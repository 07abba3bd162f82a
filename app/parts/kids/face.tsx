import { crayons } from './crayons.ts';

/** The feeling that a face shows. */
export type Mood = 'glad' | 'oh' | 'cross' | 'sleepy';

const { line, paper, blush } = crayons;

const eye = (cx: number, mood: Mood) => {
  if (mood === 'sleepy') return <path key={cx} d={`M${cx - 8} 44q8 8 16 0`} fill="none" strokeWidth="3.4" />;
  return (
    <g key={cx}>
      <ellipse cx={cx} cy="44" rx="8.5" ry={mood === 'oh' ? 11 : 10} fill={paper} strokeWidth="2.4" />
      <circle cx={cx + (cx < 50 ? 1.5 : -1.5)} cy="46" r="5" fill={line} stroke="none" />
      <circle cx={cx + (cx < 50 ? 3.5 : 0.5)} cy="43.5" r="1.7" fill={paper} stroke="none" />
      {mood === 'cross' && <path d={cx < 50 ? 'M26 31l16 6' : 'M74 31l-16 6'} fill="none" strokeWidth="3.4" />}
    </g>
  );
};

const mouths: Readonly<Record<Mood, string>> = {
  glad: 'M38 60q12 15 24 0z',
  oh: 'M50 70a6 7 0 1 1 .1 0z',
  cross: 'M40 68q10-9 20 0',
  sleepy: 'M43 64q7 6 14 0',
};

/** Draws eyes and a mouth, nothing more, on a square of 100 units, to lie on the true picture of a grain. */
export function FaceDrawing({ mood = 'glad' }: { readonly mood?: Mood }) {
  return (
    <g stroke={line} strokeLinecap="round" strokeLinejoin="round">
      {[35, 65].map((cx) => eye(cx, mood))}
      <path d={mouths[mood]} fill={mood === 'cross' || mood === 'sleepy' ? 'none' : blush} strokeWidth="3" />
    </g>
  );
}
