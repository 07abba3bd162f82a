/**
 * Reduces the two web fonts to the characters that English and Spanish pages use, and writes app/styles/fonts, app/styles/web-fonts.css and
 * app/styles/stand-in-fonts.css. Run it by hand after changing a font or the character set, and commit its output:
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
/** The most bytes that the font files of every page may weigh together. */
const byteLimit = 32_000;

/** One file of a font, with a single weight or a range of weights. */
interface Cut {
  readonly file: string;
  readonly weights: number | { readonly min: number; readonly max: number };
}

interface WebFont {
  readonly family: string;
  readonly fallback: string;
  readonly package: string;
  readonly variable: string;
  /** Every page loads the first; a browser loads another only if text on the page is set in it. */
  readonly cuts: readonly [Cut, ...Cut[]];
  readonly characters: string;
  /** OpenType features to keep. Alegreya needs `lnum` for lining figures, because its default is old-style figures. */
  readonly features: readonly string[];
  readonly standIns: readonly SystemFont[];
  /** The weights whose widths the regular and the bold fallback match. */
  readonly matched: { readonly regular: number; readonly bold: number };
}

/** The characters that the pages use. Any other, such as one that a visitor types, is shown in the fallback font. */
const latinLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÑÜabcdefghijklmnopqrstuvwxyzáéíóúñü';
const signs = ' \u00a00123456789!"#$%&\'()*+,-./:;=?@¿¡“”‘’–—…•·×½¼¾°';

/** The characters of headings, names and quotes, in English and Spanish. */
const headingCharacters = latinLetters + signs;

/** Running text also needs ordinals, the characters of web addresses, and letters in the names of other languages ("français"). */
const textCharacters = `${headingCharacters}_<>ªº²©®™ç`;

const webFonts: readonly WebFont[] = [
  {
    family: 'Alegreya',
    fallback: 'Alegreya Fallback',
    package: 'node_modules/@fontsource-variable/alegreya',
    variable: 'alegreya',
    // Bold for headings; medium for letters, quotes and fun facts. Two fixed weights are smaller than a variable range.
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

/** The CSS `unicode-range` of a set of code points, with neighbors joined into ranges. */
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

/** The font at one weight, uncompressed, because fontkit cannot apply a weight to a compressed variable font. */
async function atWeight(source: Buffer, weight: number) {
  const letters = Object.keys(letterFrequencies).join('');
  return create(await subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }));
}

async function metricsOf(font: WebFont, source: Buffer): Promise<WebFontMetrics> {
  const whole = create(source);
  return {
    ascent: whole.ascent / whole.unitsPerEm,
    descent: -whole.descent / whole.unitsPerEm,
    regularWidth: averageWidth(await atWeight(source, font.matched.regular)),
    boldWidth: averageWidth(await atWeight(source, font.matched.bold)),
  };
}

const webFontsHead = `/*
 * Written by scripts/build/fonts.ts; run it again instead of editing. The first of each family is on every page, whose head
 * preloads it (app/root.tsx); it takes the stand-in's place whenever it comes, another only within three seconds (docs/decisions/034).
 */
`;

const standInsHead = `/*
 * Written by scripts/build/fonts.ts; run it again instead of editing.
 *
 * The fallback faces keep the page still while a web font loads. For each system font:
 *   size-adjust       = mean advance of the web font / mean advance of the system font
 *   *-override        = the web font's own ascent, descent / size-adjust
 * Mean advances are taken over the letter frequencies of English and Spanish together (font-fallbacks.ts, which
 * also says where the system fonts' widths come from). Rules of one family stand in ascending order of
 * preference; a browser skips those whose local font it has not got.
`;

/** Writes the reduced fonts, their licenses and both stylesheets. Throws if the fonts of every page exceed `byteLimit`. */
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
  font-display: ${place === 0 ? 'swap' : 'fallback'};
  src: url("./fonts/${file}.woff2") format("woff2");
  unicode-range: ${unicodeRange(create(subset).characterSet.filter((point) => point < 0xffff))};
}`);
    }
    await copyFile(`${font.package}/LICENSE`, `${folder}/${font.variable}.LICENSE.txt`);
    const metrics = await metricsOf(font, source);
    notes.push(
      ` * ${font.family}: ascent ${metrics.ascent}, descent ${metrics.descent} em; mean advance ` +
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
