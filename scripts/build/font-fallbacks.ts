/**
 * Metric-matched fallback fonts: while the web fonts load (or if they are blocked), text is set in a system font scaled to the same widths
 * and line heights, so that nothing on the page moves when the web fonts arrive.
 */
import type { Font } from 'fontkit';

/** A font that a visitor's device may already have. */
export interface SystemFont {
  /** The font's full and PostScript names, and those of fonts with the same metrics (Liberation, Arimo, Tinos). */
  readonly local: readonly string[];
  readonly bold: boolean;
  /** Mean advance width in em over `letterFrequencies`. */
  readonly averageWidth: number;
}

/**
 * The share of each character in running text, in percent, averaged over English and Spanish prose, because one fallback has to serve both
 * languages.
 */
export const letterFrequencies: Readonly<Record<string, number>> = {
  ' ': 17.5,
  a: 8.3,
  b: 1.3,
  c: 2.8,
  d: 3.7,
  e: 10.7,
  f: 1.2,
  g: 1.3,
  h: 2.8,
  i: 5.4,
  j: 0.3,
  k: 0.4,
  l: 3.8,
  m: 2.3,
  n: 5.6,
  o: 6.8,
  p: 1.9,
  q: 0.4,
  r: 5.3,
  s: 5.8,
  t: 5.7,
  u: 2.4,
  v: 0.9,
  w: 1.0,
  x: 0.2,
  y: 1.2,
  z: 0.2,
  á: 0.2,
  é: 0.2,
  í: 0.3,
  ó: 0.4,
  ú: 0.1,
  ñ: 0.1,
  ',': 0.9,
  '.': 0.9,
};

/**
 * Mean widths in em, each measured with `averageWidth`. Arial and Times New Roman on Liberation Sans and Serif, Georgia on Gelasio (5.3.0),
 * whose advance widths are identical; Noto Serif, Noto Sans and Roboto on the files of their @fontsource packages (5.3.0).
 */
const arial = { regular: 0.443, bold: 0.4772 };
const times = { regular: 0.3984, bold: 0.4236 };
const georgia = { regular: 0.4375, bold: 0.5105 };
const noto = { sans: { regular: 0.4704, bold: 0.4994 }, serif: { regular: 0.4762, bold: 0.506 } };
const roboto = { regular: 0.4425, bold: 0.4485 };
/** Measured on the fonts themselves, which Linux uses if nothing else is installed. They are a seventh to a third wider than Arial and Times. */
const dejavu = { sans: { regular: 0.506, bold: 0.5706 }, serif: { regular: 0.5103, bold: 0.5633 } };

/** In ascending order of preference: of several @font-face rules with one name, a browser uses the last one whose font it has. */
export const systemSerifs: readonly SystemFont[] = [
  { local: ['DejaVu Serif', 'DejaVuSerif'], bold: false, averageWidth: dejavu.serif.regular },
  { local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], bold: true, averageWidth: dejavu.serif.bold },
  { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], bold: false, averageWidth: times.regular },
  { local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'], bold: true, averageWidth: times.bold },
  { local: ['Noto Serif', 'NotoSerif'], bold: false, averageWidth: noto.serif.regular },
  { local: ['Noto Serif Bold', 'NotoSerif-Bold'], bold: true, averageWidth: noto.serif.bold },
  { local: ['Georgia'], bold: false, averageWidth: georgia.regular },
  { local: ['Georgia Bold'], bold: true, averageWidth: georgia.bold },
];

/** In ascending order of preference, as `systemSerifs`. Helvetica has the same widths as Arial. */
export const systemSans: readonly SystemFont[] = [
  { local: ['DejaVu Sans', 'DejaVuSans'], bold: false, averageWidth: dejavu.sans.regular },
  { local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], bold: true, averageWidth: dejavu.sans.bold },
  { local: ['Noto Sans', 'NotoSans', 'NotoSans-Regular'], bold: false, averageWidth: noto.sans.regular },
  { local: ['Noto Sans Bold', 'NotoSans-Bold'], bold: true, averageWidth: noto.sans.bold },
  { local: ['Roboto', 'Roboto Regular'], bold: false, averageWidth: roboto.regular },
  { local: ['Roboto Bold', 'Roboto-Bold'], bold: true, averageWidth: roboto.bold },
  { local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'], bold: false, averageWidth: arial.regular },
  { local: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'], bold: true, averageWidth: arial.bold },
];

/** Mean advance width of a font in em over `letterFrequencies`. */
export function averageWidth(font: Font): number {
  const entries = Object.entries(letterFrequencies);
  const total = entries.reduce((sum, [, share]) => sum + share, 0);
  const width = entries.reduce((sum, [letter, share]) => {
    return sum + share * font.glyphForCodePoint(letter.codePointAt(0) ?? 32).advanceWidth;
  }, 0);
  return width / total / font.unitsPerEm;
}

/** The metrics that a web font's fallback has to match, in em; the widths are measured at the regular and the bold weight in use. */
export interface WebFontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly regularWidth: number;
  readonly boldWidth: number;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The @font-face rules of one fallback family; from the weight `boldFrom` on, the system font's bold is used. */
export function fallbackFaces(family: string, web: WebFontMetrics, fonts: readonly SystemFont[], boldFrom: number): string {
  const rules = fonts.map((font) => {
    const scale = (font.bold ? web.boldWidth : web.regularWidth) / font.averageWidth;
    const weights = font.bold ? `${boldFrom} 900` : `100 ${boldFrom - 1}`;
    return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  src: ${font.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(web.ascent / scale)};
  descent-override: ${percent(web.descent / scale)};
}`;
  });
  return rules.join('\n');
}
