import type { ReactNode } from 'react';
import type { FactDrawing } from '#app/content/kids/fact-topics.ts';
import type { FunFact } from '#app/content/kids/kids.schema.ts';
import { castPictures } from '#app/parts/kids/cast.tsx';
import { EmblemDrawing } from '#app/parts/kids/emblems.tsx';
import { GrainPicture } from '#app/parts/kids/grain-picture.tsx';
import { PictureFile } from '#app/parts/pictures/picture-file.tsx';
import { SeasonPicture } from '#app/parts/seasons/season-picture.tsx';

const emblem = (name: 'rainbow' | 'shield') => (
  <g transform="translate(50 50)">
    <EmblemDrawing name={name} />
  </g>
);

/** Each on a square of 100 units. */
const drawings: Readonly<Record<FactDrawing, ReactNode>> = {
  bee: castPictures.chispa,
  nose: castPictures.nariz,
  rainbow: emblem('rainbow'),
  shield: emblem('shield'),
};
const isDrawing = (picture: NonNullable<FunFact['picture']>): picture is FactDrawing => picture in drawings;

/** The true thing that a card is about, cut by its corner. */
export function FactPicture({ fact: { grain, plant, picture } }: { readonly fact: Pick<FunFact, 'grain' | 'plant' | 'picture'> }) {
  return (
    <span className="fact-picture">
      {grain && <GrainPicture id={grain} className="" />}
      {plant && <SeasonPicture kind="plant" id={plant} alt="" />}
      {picture &&
        (isDrawing(picture) ? (
          <svg viewBox="0 0 100 100" className="kz-drawing" aria-hidden="true" focusable="false">
            {drawings[picture]}
          </svg>
        ) : (
          <PictureFile id={`plate-${picture}`} type="plate" />
        ))}
    </span>
  );
}
