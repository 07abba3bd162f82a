import { memo } from 'react';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import { FaceDrawing, type Mood } from './face.tsx';
import { grainPath } from './grain-picture.tsx';

/** Where the face is on a grain that is no ball filling its square: x, y and size of the face, in hundredths of the picture. */
const facePlaces: Partial<Record<GrainId, readonly [x: number, y: number, size: number]>> = {
  mold: [20, 36, 50],
  'dust-mite': [26, 28, 50],
  'mountain-cedar': [24, 20, 76],
  oak: [14, 4, 72],
  ash: [12, 4, 74],
};

interface GrainFaceProps {
  readonly id: GrainId;
  readonly mood?: Mood;
}

/** Draws a grain as a member of the cast, on a square of 100 units, for use inside a drawing. */
export function GrainWithFace({ id, mood }: GrainFaceProps) {
  const [x, y, size] = facePlaces[id] ?? [12, 10, 76];
  return (
    <g>
      <image href={grainPath(id)} width="100" height="100" />
      <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
        <FaceDrawing mood={mood} />
      </g>
    </g>
  );
}

/** Draws a grain with a face as a separate picture; its size comes from `className`. */
export const GrainFriend = memo(function GrainFriend({ id, mood, className }: GrainFaceProps & { readonly className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={`kz-drawing ${className ?? ''}`} aria-hidden="true" focusable="false">
      <GrainWithFace id={id} mood={mood} />
    </svg>
  );
});
