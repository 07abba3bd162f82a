import type { CareLevel } from '#app/content/articles/care-levels.ts';
import { CareCard } from '#app/parts/care-levels/care-card.tsx';
import { PictureFigure } from '#app/parts/pictures/picture-figure.tsx';
import { pictureOfProse } from '#app/parts/pictures/shown-picture.ts';
import type { SpecialParts } from '#app/ui/prose.tsx';

/** Draws an article's parts for paper: everything open, nothing to press. */
export const sheetParts: SpecialParts = {
  care: ({ attributes }, children) => <CareCard level={String(attributes.level) as CareLevel}>{children}</CareCard>,
  question: ({ attributes }, children) => (
    <div>
      <p className="font-semibold">{String(attributes.ask)}</p>
      {children}
    </div>
  ),
  myth: ({ attributes }, children) => (
    <div>
      <p className="text-quiet">“{String(attributes.says)}”</p>
      {children}
    </div>
  ),
  step: ({ attributes }, children) => (
    <div>
      <h3 className="text-xl">
        {String(attributes.title)}
        {attributes.time !== undefined && ` (${attributes.time})`}
      </h3>
      {children}
    </div>
  ),
  word: ({ attributes }, children) => (
    <p>
      <strong lang="en">{String(attributes.english)}</strong> · <strong lang="es">{String(attributes.spanish)}</strong>: {children}
    </p>
  ),
  picture: (element) => <PictureFigure picture={pictureOfProse(element)} />,
  cite: () => null,
};
