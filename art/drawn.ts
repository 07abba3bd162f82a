/** What the site knows of the drawings without their code: themes, sizes and kinds. One list serves the program that draws and the pages. */

export const themes = ['light', 'dark'] as const;
/** By day a grain is the sun, by night the moon. */
export type Theme = (typeof themes)[number];

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

/** Pixels of a scene of the slideshow: `wide` for landscape windows, `tall` for phones held upright. */
export const cropSize = { wide: { width: 1920, height: 1080 }, tall: { width: 828, height: 1440 } } as const;

/** Widths in pixels of the slideshow: wide for windows that are, tall for phones, whose cheapest are 720 pixels wide and reckon with up to 724; the specimen alone. */
export const slideWidths = { wide: [960, 1440, 1920], tall: [420, 724, 828], specimen: [340, 480, 720, 960] } as const;

/** Widths in pixels of physicians and staff: cards, squares for faces of 48 to 96 px, and the card opened large. */
export const portraitWidths = { card: [640], square: [192, 320], expanded: [1280] } as const;

/** Sides in pixels of the seasons' pictures, and the color of the card behind them, which app/styles/tokens.css names --color-card. */
export const seasonSides = { plant: 320, grain: 160 } as const;
export const seasonCards: Readonly<Record<Theme, string>> = { light: '#fffdf8', dark: '#1d3532' };

/** The icons for a phone's home screen: a PNG that every phone can read, and a large WebP with a third of the weight of a PNG. */
export const appIcons = [
  { file: 'icon-192.png', size: 192, format: 'png' },
  { file: 'icon-512.webp', size: 512, format: 'webp' },
] as const;
