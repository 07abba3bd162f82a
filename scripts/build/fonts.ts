/**
 * Cuts the two web fonts down to what English and Spanish pages use and writes app/styles/fonts,
 * app/styles/web-fonts.css and app/styles/stand-in-fonts.css. Run by hand after changing a font or the character set; its output is committed:
 *   node_modules/.bin/node scripts/build/fonts.ts && npm run format
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import {
  averageWidth,
  fallbackFaces,
  letterFrequencies,
  type SystemFont,
  systemSans,
  systemSerifs,
  type WebFontMetrics,
} from './font-fallbacks.ts';

const folder = 'app/styles/fonts';
/** The files of every page together, in bytes: the design's weight limit for a first visit. */
const byteLimit = 32_000;

/** A file of a font: one weight, or an axis of them. */
interface Cut {
  readonly file: string;
  readonly weights: number | { readonly min: number; readonly max: number };
}

interface WebFont {
  readonly family: string;
  readonly fallback: string;
  readonly package: string;
  readonly variable: string;
  /** The first is on every page; a browser fetches another only where text is set in it. */
  readonly cuts: readonly [Cut, ...Cut[]];
  readonly characters: string;
  /** OpenType features kept; old-style figures are Alegreya's default, so `lnum` gives it lining ones. */
  readonly features: readonly string[];
  readonly standIns: readonly SystemFont[];
  /** The weights whose widths the regular and bold stand-ins are matched to. */
  readonly matched: { readonly regular: number; readonly bold: number };
}

/** What the pages are written with; any other sign, such as one that a visitor types, is drawn in the stand-in. */
const latinLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÑÜabcdefghijklmnopqrstuvwxyzáéíóúñü';
const signs = ' \u00a00123456789!"#$%&\'()*+,-./:;=?@¿¡“”‘’–—…•·×½¼¾°';

/** In headings, names and quotes, in English and Spanish. */
const headingCharacters = latinLetters + signs;

/** Running text has more: ordinals, addresses, and the letters of other languages' names for themselves. */
const textCharacters = `${headingCharacters}_<>ªº²©®™ç`;

const webFonts: readonly WebFont[] = [
  {
    family: 'Alegreya',
    fallback: 'Alegreya Fallback',
    package: 'node_modules/@fontsource-variable/alegreya',
    variable: 'alegreya',
    // Headings, and the running text of letters, quotes and fun facts: two cuts weigh less than the axis between them.
    cuts: [
      { file: 'alegreya-bold', weights: 700 },
      { file: 'alegreya-medium', weights: 500 },
    ],
    characters: headingCharacters,
    features: ['kern', 'liga', 'lnum', 'tnum'],
    standIns: systemSerifs,
    matched: { regular: 500, bold: 700 },
  },
  {
    family: 'Atkinson Hyperlegible Next',
    fallback: 'Atkinson Fallback',
    package: 'node_modules/@fontsource-variable/atkinson-hyperlegible-next',
    variable: 'atkinson-hyperlegible-next',
    cuts: [{ file: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } }],
    characters: textCharacters,
    features: ['kern', 'tnum'],
    standIns: systemSans,
    matched: { regular: 400, bold: 700 },
  },
];

/** A CSS unicode-range for a set of code points, neighbours joined. */
export function unicodeRange(codePoints: readonly number[]): string {
  const hex = (value: number) => value.toString(16).toUpperCase();
  const runs: [number, number][] = [];
  for (const point of [...codePoints].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** The font at one weight, uncompressed: fontkit cannot vary a compressed variable font by itself. */
async function atWeight(source: Buffer, weight: number) {
  const letters = Object.keys(letterFrequencies).join('');
  return create(await subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }));
}

async function metricsOf(font: WebFont, source: Buffer): Promise<WebFontMetrics> {
  const whole = create(source);
  return {
    ascent: whole.ascent / whole.unitsPerEm,
    descent: -whole.descent / whole.unitsPerEm,
    lineGap: whole.lineGap / whole.unitsPerEm,
    regularWidth: averageWidth(await atWeight(source, font.matched.regular)),
    boldWidth: averageWidth(await atWeight(source, font.matched.bold)),
  };
}

const webFontsHead = `/*
 * Written by scripts/build/fonts.ts; run it again instead of editing. The first of each family is on every page, whose head
 * preloads it (app/root.tsx).
 */
`;

const standInsHead = `/*
 * Written by scripts/build/fonts.ts; run it again instead of editing.
 *
 * The fallback faces keep the page still while a web font loads. For each system font:
 *   size-adjust       = mean advance of the web font / mean advance of the system font
 *   *-override        = the web font's own ascent, descent, line gap / size-adjust
 * Mean advances are taken over the letter frequencies of English and Spanish together (font-fallbacks.ts, which
 * also says where the system fonts' widths come from). Rules of one family stand in ascending order of
 * preference; a browser skips those whose local font it has not got.
`;

/** Writes the subsets, their licences and both stylesheets; fails when the two files outgrow the limit. */
async function buildFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const notes: string[] = [];
  const webFontRules: string[] = [];
  const standInRules: string[] = [];
  let bytes = 0;
  for (const font of webFonts) {
    const source = await readFile(`${font.package}/files/${font.variable}-latin-wght-normal.woff2`);
    for (const [place, { file, weights }] of font.cuts.entries()) {
      const subset = await subsetFont(source, font.characters, {
        targetFormat: 'woff2',
        keepFeatures: font.features,
        noHinting: true,
        variationAxes: { wght: weights },
      });
      if (place === 0) bytes += subset.length;
      await writeFile(`${folder}/${file}.woff2`, subset);
      webFontRules.push(`@font-face {
  font-family: "${font.family}";
  font-weight: ${typeof weights === 'number' ? weights : `${weights.min} ${weights.max}`};
  font-display: optional;
  src: url("./fonts/${file}.woff2") format("woff2");
  unicode-range: ${unicodeRange(create(subset).characterSet.filter((point) => point < 0xffff))};
}`);
    }
    await copyFile(`${font.package}/LICENSE`, `${folder}/${font.variable}.LICENSE.txt`);
    const metrics = await metricsOf(font, source);
    notes.push(
      ` * ${font.family}: ascent ${metrics.ascent}, descent ${metrics.descent}, line gap ${metrics.lineGap} em; mean advance ` +
        `${metrics.regularWidth.toFixed(4)} at ${font.matched.regular}, ${metrics.boldWidth.toFixed(4)} at ${font.matched.bold}`,
    );
    standInRules.push(fallbackFaces(font.fallback, metrics, font.standIns, 600));
  }
  if (bytes > byteLimit) throw new Error(`The fonts weigh ${bytes} bytes, more than ${byteLimit}: cut characters, features or weights.`);
  await writeFile('app/styles/web-fonts.css', `${webFontsHead}${webFontRules.join('\n')}\n`);
  await writeFile('app/styles/stand-in-fonts.css', `${standInsHead}${notes.join('\n')}\n */\n${standInRules.join('\n')}\n`);
  process.stdout.write(`fonts: ${bytes} bytes of ${byteLimit}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildFonts();
