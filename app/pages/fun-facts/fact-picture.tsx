import type { ReactNode } from 'react';
import { type FactCrayon, factDrawings } from '#app/content/kids/fact-topics.ts';
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

/** In a square of 100 units. */
const crayons: Readonly<Record<FactCrayon, ReactNode>> = {
  nose: castPictures.nariz,
  rainbow: emblem('rainbow'),
  shield: emblem('shield'),
};

function named(picture: NonNullable<FunFact['picture']>) {
  if (picture in crayons) {
    return (
      <svg viewBox="0 0 100 100" className="kz-drawing" aria-hidden="true" focusable="false">
        {crayons[picture as FactCrayon]}
      </svg>
    );
  }
  if ((factDrawings as readonly string[]).includes(picture)) {
    return <img src={`/art/facts/${picture}.svg`} alt="" width="100" height="100" loading="lazy" decoding="async" className="fact-thing" />;
  }
  return <PictureFile id={`plate-${picture}`} type="plate" />;
}

/** Draws the card's subject, clipped by the card's corner. */
export function FactPicture({ fact: { grain, plant, picture } }: { readonly fact: Pick<FunFact, 'grain' | 'plant' | 'picture'> }) {
  return (
    <span className="fact-picture">
      {grain && <GrainPicture id={grain} className="" />}
      {plant && <SeasonPicture kind="plant" id={plant} alt="" />}
      {picture && named(picture)}
    </span>
  );
}
