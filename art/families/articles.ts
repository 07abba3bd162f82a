/** The pictures of the articles, light and dark. */
import { themes } from '../drawn.ts';
import type { Drawing } from '../family.ts';
import { pictureSvg, pictures } from '../pictures/pictures.ts';

export function drawings(): Drawing[] {
  return Object.entries(pictures).flatMap(([id, { type }]) =>
    themes.map(
      (theme): Drawing => ({
        id: `pictures/${id}`,
        theme,
        type,
        draw: async () => new Map([[`art/pictures/${id}-${theme}.svg`, pictureSvg(id, theme)]]),
      }),
    ),
  );
}
