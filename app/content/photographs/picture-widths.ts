/**
 * Widths in pixels in which pictures are made and offered. The build draws them and the pages name them in `srcset`, so
 * one list serves both.
 */

/** Of the slideshow: wide for windows from 768 px, tall for phones, whose cheapest are 720 pixels wide and reckon with up to 724. */
export const slideWidths = { wide: [960, 1440, 1920], tall: [420, 724, 828] } as const;

/** Of physicians and staff: cards, squares for faces of 48 to 96 px, and the card opened large. */
export const portraitWidths = { card: [640], square: [192, 320], expanded: [1280] } as const;

/** Of the video before it is asked for. */
export const thumbnailWidths = [720, 960, 1280] as const;
