import type { ReactNode } from 'react';
import type { ChildrensPageId } from '#app/site/pages.ts';
import { Bee } from './bee.tsx';
import { EmblemDrawing } from './emblems.tsx';
import { Grain } from './grains.tsx';
import { DripShape, Nose, Tissue } from './nose-picture.tsx';

/** The drawing on the door to each of the children's pages: 160 by 110 units round its middle. */
export const doorPictures: Readonly<Record<ChildrensPageId, ReactNode>> = {
  'runny-nose': (
    <>
      <g transform="translate(-80 -60) scale(0.5)">
        <Nose />
      </g>
      <g transform="translate(0 0) scale(0.62)">
        <DripShape x={-26} y={32} />
      </g>
      <g transform="translate(-16 34) scale(0.5)">
        <Tissue x={0} y={0} reach={42} />
      </g>
    </>
  ),
  'pollen-pop': (
    <>
      <g transform="translate(-44 -8) scale(0.52)">
        <Grain id="cedar" />
      </g>
      <g transform="translate(2 12) scale(0.7)">
        <Grain id="ragweed" />
      </g>
      <g transform="translate(48 -16) scale(0.56)">
        <Grain id="pecan" />
      </g>
      <g transform="translate(-2 -34) scale(0.3)">
        <Grain id="mulberry" />
      </g>
    </>
  ),
  'fun-facts': (
    <g transform="translate(4 4) scale(1.1)">
      <Bee />
    </g>
  ),
  immunequest: (
    <>
      <g transform="translate(-44 2) scale(0.52)">
        <EmblemDrawing name="rainbow" />
      </g>
      <g transform="translate(8 -2) scale(0.72)">
        <EmblemDrawing name="castle" />
      </g>
      <g transform="translate(56 10) scale(0.48)">
        <EmblemDrawing name="shield" />
      </g>
    </>
  ),
};
