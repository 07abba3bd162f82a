import { memo, type ReactNode } from 'react';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import { crayons } from '#app/parts/kids/crayons.ts';
import { FaceDrawing } from '#app/parts/kids/face.tsx';
import { GrainWithFace } from '#app/parts/kids/grain-image.tsx';
import { isHelp, type Thing } from './rules.ts';

const { line, paper, paperShade, drip, dripShine, coral, bluebonnet, leaf, gold, blush, stone, stoneShade, rose } = crayons;

/** Drawings in a square of 100 units. */
const drawings: Readonly<Record<Exclude<Thing, 'dust' | 'pollen' | 'mold'>, ReactNode>> = {
  tissue: (
    <>
      <path d="M32 44C30 20 40 12 50 16c12-8 22 4 18 28z" fill={paper} />
      <path d="M44 40c-2-10 2-16 6-18M58 40c2-8 0-14-4-18" stroke={paperShade} fill="none" />
      <path d="M14 44h72v36H14z" fill={bluebonnet} />
      <path d="M32 44h36q-4 12-18 12T32 44z" fill={line} stroke="none" />
      <path d="M24 68h12M44 68h12M64 68h12" stroke={gold} strokeWidth="5" fill="none" />
    </>
  ),
  water: (
    <>
      <path d="M26 14h48l-7 70H33z" fill={paper} />
      <path d="M29 36q10-6 21 0t21 0l-5 46H34z" fill={drip} />
      <path d="M38 46l2 26" stroke={dripShine} strokeWidth="5" fill="none" />
      <path d="M58 34L70 4" stroke={coral} strokeWidth="6" fill="none" />
    </>
  ),
  soap: (
    <>
      <rect x="14" y="48" width="64" height="36" rx="14" fill={leaf} />
      <path d="M28 62h30" stroke={paper} strokeWidth="5" fill="none" />
      <circle cx="34" cy="36" r="15" fill={dripShine} />
      <circle cx="62" cy="26" r="19" fill={dripShine} />
      <circle cx="80" cy="46" r="10" fill={dripShine} />
      <path d="M54 20q4-8 12-6M28 32q2-5 7-5" stroke={paper} fill="none" strokeWidth="4" />
    </>
  ),
  saline: (
    <>
      <path d="M34 46h32v38q0 6-6 6H40q-6 0-6-6z" fill={paper} />
      <path d="M38 46q2-12 8-14V16h8v16q6 2 8 14z" fill={drip} />
      <path d="M28 34h44v8H28z" fill={bluebonnet} />
      <path d="M50 6v-2M40 10l-5-4M60 10l5-4" fill="none" />
      <path d="M50 56c6 8 8 12 8 16a8 8 0 0 1-16 0c0-4 2-8 8-16z" fill={drip} />
    </>
  ),
  shower: (
    <>
      <path d="M18 92V26q0-16 18-16t18 14v6" fill="none" strokeWidth="7" stroke={stoneShade} />
      <path d="M34 44q0-16 20-16t20 16z" fill={stone} />
      <path d="M40 54v10M54 54v16M68 54v10M46 74v10M62 76v12" stroke={drip} strokeWidth="6" fill="none" />
    </>
  ),
  smoke: (
    <>
      <path d="M24 74c-14-2-16-22-2-26-2-16 16-24 26-14 8-14 30-8 28 8 14 2 14 22 2 26-8 12-22 8-26 2-8 10-24 10-28 4z" fill="#9aa19d" />
      <g transform="translate(24 22) scale(0.56)">
        <FaceDrawing mood="cross" />
      </g>
    </>
  ),
  perfume: (
    <>
      <path d="M28 50q0-8 8-8h28q8 0 8 8v34q0 8-8 8H36q-8 0-8-8z" fill={rose} />
      <path d="M40 42v-8h20v8M44 34V22h12v12" fill={gold} />
      <path d="M34 20L14 10M32 26H8M34 32L14 42" strokeDasharray="2 8" strokeWidth="5" fill="none" />
      <g transform="translate(28 44) scale(0.44)">
        <FaceDrawing mood="cross" />
      </g>
      <circle cx="34" cy="80" r="4" fill={blush} stroke="none" />
    </>
  ),
};

interface ThingPictureProps {
  readonly thing: Thing;
  /** The place's pollen. */
  readonly pollen: GrainId;
}

/**
 * Draws good things in a round bubble, bad ones in a star with points: the shape distinguishes them, not only the color.
 * Dust, pollen and mold are real grains.
 */
export const ThingPicture = memo(function ThingPicture({ thing, pollen }: ThingPictureProps) {
  const grain = { dust: 'dust-mite', pollen, mold: 'mold' } as const;
  return (
    <svg viewBox="0 0 100 100" className="kz-drawing" aria-hidden="true" focusable="false">
      {isHelp(thing) ? (
        <circle cx="50" cy="50" r="47" className="kz-bubble" />
      ) : (
        <path
          d="M50 0l9 15 15-9 2 18 18-2-4 18 10 10-10 10 4 18-18-2-2 18-15-9-9 15-9-15-15 9-2-18-18 2 4-18L0 50l10-10-4-18 18 2 2-18 15 9z"
          className="kz-spiky"
        />
      )}
      <g stroke={line} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round" transform="translate(18 18) scale(0.64)">
        {thing === 'dust' || thing === 'pollen' || thing === 'mold' ? (
          <g transform="translate(-10 -10) scale(1.2)">
            <GrainWithFace id={grain[thing]} mood="cross" />
          </g>
        ) : (
          drawings[thing]
        )}
      </g>
    </svg>
  );
});
