import { type Skin, skin } from '#app/parts/step-drawings/parts/tones.ts';

interface ArmProps {
  readonly tone: Skin;
  readonly sleeve: string;
}

/** Draws a forearm across the whole picture, palm up, the hand at the right; the skin between x = 36 and 106 is free. */
export function Arm({ tone, sleeve }: ArmProps) {
  return (
    <>
      <path
        d="M20 54C50 46 84 52 108 54c8-8 16-10 20-6 2 3-4 7-8 12 10-2 22-4 24 0s-6 6-8 6c8 0 12 2 11 6s-8 4-12 3c6 2 7 5 5 8s-8 2-12 0C118 90 60 98 20 90z"
        className={skin[tone]}
      />
      <path d="M-6 44 26 48v46L-6 98z" className={sleeve} />
    </>
  );
}

const places = [44, 58, 72, 86, 100];

/** Draws two rows of drops on the forearm. */
export function Drops() {
  return (
    <>
      {places.map((x) => (
        <g key={x} strokeWidth="2">
          <path d={`M${x} 58c4 5 4 9 0 9s-4-4 0-9zM${x} 75c4 5 4 9 0 9s-4-4 0-9z`} className="fill-[light-dark(#7fcbe0,#4f9db3)]" />
        </g>
      ))}
    </>
  );
}

/** Draws the same places later: some are unchanged, some have risen. */
export function Bumps() {
  return (
    <>
      {places.map((x, place) => (
        <g key={x} strokeWidth="2">
          {place % 3 === 1 ? (
            <circle cx={x} cy="64" r="6" className="fill-[light-dark(#f0a08a,#c4664c)]" />
          ) : (
            <path d={`M${x} 64h.1`} strokeWidth="4" />
          )}
          {place === 3 ? (
            <circle cx={x} cy="80" r="5" className="fill-[light-dark(#f0a08a,#c4664c)]" />
          ) : (
            <path d={`M${x} 80h.1`} strokeWidth="4" />
          )}
        </g>
      ))}
    </>
  );
}
