/**
 * Widths in pixels in which the pictures of the slideshow are made and offered: wide for windows from 768 px, tall for
 * phones. The build draws them and the page names them in `srcset`, so one list serves both.
 */
export const slideWidths = { wide: [960, 1440, 1920], tall: [420, 828] } as const;
