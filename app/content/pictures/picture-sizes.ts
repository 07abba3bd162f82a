/**
 * The four kinds of picture: one thing on a disc; the same drawing twice with one thing changed; steps or stages in a
 * row; a ladder or a curve over time.
 */
export const pictureTypes = ['plate', 'pair', 'strip', 'ladder'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Units of a drawing, which places in content/pictures/ are counted in, from its upper left corner. */
export const pictureSizes = {
  plate: { width: 400, height: 300 },
  pair: { width: 400, height: 240 },
  strip: { width: 400, height: 240 },
  ladder: { width: 400, height: 240 },
} as const satisfies Readonly<Record<PictureType, { width: number; height: number }>>;
