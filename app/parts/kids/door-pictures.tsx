import type { ReactNode } from 'react';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import type { ChildrensPageId } from '#app/site/pages.ts';
import { Bee } from './bee.tsx';
import { EmblemDrawing } from './emblems.tsx';
import { GrainWithFace } from './grain-image.tsx';
import { Nose, Tissue } from './nose-picture.tsx';

/** Draws a grain centered on a point of a drawing. */
const grain = (id: GrainId, x: number, y: number, size: number) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}>
    <GrainWithFace id={id} />
  </g>
);

/** The drawing over the door to each of the children's pages: 160 by 110 units around its center. */
export const doorPictures: Readonly<Record<ChildrensPageId, ReactNode>> = {
  'runny-nose': (
    <>
      <g transform="translate(-44 -54) scale(0.42)">
        <Nose mood="so-so" />
      </g>
      <g transform="translate(50 8)">
        <Tissue x={0} y={0} reach={24} />
      </g>
    </>
  ),
  'pollen-pop': (
    <>
      {grain('mountain-cedar', -44, 2, 58)}
      {grain('ragweed', 14, -20, 48)}
      {grain('mulberry', 16, 32, 36)}
      {grain('pecan', 56, 14, 46)}
    </>
  ),
  'picture-stories': (
    <>
      <path d="M-66-36H66V40H-66z" fill="#fffdf8" />
      <g transform="translate(-30 -37) scale(0.3)">
        <Nose mood="better" />
      </g>
      <path d="M-56 4h.1M-56-14h.1M-56 22h.1M56 4h.1M56-14h.1M56 22h.1" strokeWidth="7" />
    </>
  ),
  'fun-facts': (
    <>
      {grain('oak', 2, -26, 52)}
      <path d="M-62 30V-4q30-14 60 4 30-18 60-4v34q-30-14-60 4-30-18-60-4z" fill="#fffdf8" />
      <path d="M-2 0v34M-50 10q18-6 36 2M-50 20q18-6 36 2M12 12q18-8 34-2M12 22q18-8 34-2" fill="none" strokeWidth="3" />
      <g transform="translate(54 -30) scale(0.5)">
        <Bee />
      </g>
    </>
  ),
  immunequest: (
    <>
      <g transform="translate(-44 4) scale(0.9)">
        <EmblemDrawing name="rainbow" />
      </g>
      <g transform="translate(52 8) scale(0.86)">
        <EmblemDrawing name="shield" />
      </g>
      <g transform="translate(4 -2) scale(1.3)">
        <EmblemDrawing name="castle" />
      </g>
    </>
  ),
  'print-shop': (
    <>
      <path d="M-44-44h52v34h-52z" fill="#fffdf8" transform="rotate(-8)" />
      <path d="M-18-48h58v40h-58z" fill="#fffdf8" />
      <path d="M-8-34q8-8 16 0t16 0M-8-22h32" fill="none" strokeWidth="3" />
      <path d="M-58-8H58q8 0 8 8v34h-132V0q0-8 8-8z" fill="#6a77d6" />
      <path d="M-36 16h72v30h-72z" fill="#fffdf8" />
      <path d="M48 4h.1" strokeWidth="7" />
    </>
  ),
};
