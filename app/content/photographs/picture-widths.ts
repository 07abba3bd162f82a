/**
 * Widths in pixels in which pictures are made and offered. The build draws them and the pages name them in `srcset`, so
 * one list serves both.
 */

/** Of the slideshow: wide for windows that are, tall for phones, whose cheapest are 720 pixels wide and reckon with up to 724; the specimen alone. */
export const slideWidths = { wide: [960, 1440, 1920], tall: [420, 724, 828], specimen: [340, 480, 720, 960] } as const;
/** The windows that have the wide landscape, and how wide the specimen stands in which. */
export const wideWindow = '(min-aspect-ratio: 1/1)';
export const specimenSizes = '(min-width: 1024px) 480px, (min-width: 768px) 400px, 190px';

/** Of physicians and staff: cards, squares for faces of 48 to 96 px, and the card opened large. */
export const portraitWidths = { card: [640], square: [192, 320], expanded: [1280] } as const;
