import type { ReactNode } from 'react';
import { Bee } from './bee.tsx';
import { GrainWithFace } from './grain-image.tsx';
import { Nose } from './nose-picture.tsx';

/** The characters who live on the Calle del Aire. */
export const cast = ['nariz', 'cedra', 'chispa', 'polvo'] as const;
export type CastId = (typeof cast)[number];

/** Each character's drawing, on a square of 100 units. */
export const castPictures: Readonly<Record<CastId, ReactNode>> = {
  nariz: (
    <g transform="translate(10 0) scale(0.4)">
      <Nose />
    </g>
  ),
  cedra: <GrainWithFace id="mountain-cedar" mood="glad" />,
  chispa: (
    <g transform="translate(52 52) scale(1.15)">
      <Bee />
    </g>
  ),
  polvo: <GrainWithFace id="dust-mite" mood="sleepy" />,
};

/** Draws one of the cast as a separate picture; its size comes from `className`. */
export function CastPicture({ who, className }: { readonly who: CastId; readonly className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={`kz-drawing ${className ?? ''}`} aria-hidden="true" focusable="false">
      {castPictures[who]}
    </svg>
  );
}
