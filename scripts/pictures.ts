/**
 * npm run pictures [word …]: prints which page shows which picture, and the size of each as sent (brotli, light and dark). With words, also
 * writes the pictures whose name contains one of them as PNG, 640 wide, with the numbers of their labels, into test-results/pictures, to
 * view while drawing.
 */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { pictureIds, pictureRecord } from '#app/content/pictures/pictures.server.ts';
import { pictureSizes, type Theme, themes } from '#art/drawn.ts';
import { publicFolder } from '#art/manifest.ts';

const folder = 'test-results/pictures';
const width = 640;
const grounds = { light: '#fffdf8', dark: '#172b29' } as const;

/** Reads a drawing that `npm run draw` has finished. */
const drawing = (id: string, theme: Theme) => readFileSync(`${publicFolder}/art/pictures/${id}-${theme}.svg`);

const rows = pictureIds().map((id) => {
  const { article, type, labels } = pictureRecord(id);
  const [light = 0, dark = 0] = themes.map((theme) => brotliCompressSync(drawing(id, theme)).length);
  return { page: article, picture: id, type, labels: labels.length, light, dark };
});
console.table(rows.toSorted((one, other) => one.page.localeCompare(other.page)));
const weights = rows.map(({ light }) => light).toSorted((one, other) => one - other);
console.log(
  `${rows.length} pictures on ${new Set(rows.map(({ page }) => page)).size} pages; median ${weights[weights.length >> 1]}, most ${weights.at(-1)} bytes`,
);

/** Returns the numbers of the labels as the page lays them over the drawing. */
function numbered(id: string): string {
  const { type, labels } = pictureRecord(id);
  const size = pictureSizes[type];
  const spots = labels.flatMap(({ at, also }, place) =>
    [at, ...(also ? [also] : [])].map((spot) => ({ spot: spot.flat(), number: place + 1 })),
  );
  const lines = spots.map(({ spot: [x, y, toX, toY] }) =>
    toX === undefined
      ? ''
      : `<path d="M${x} ${y}L${toX} ${toY}" stroke="#fffdf8" stroke-width="3.6"/><path d="M${x} ${y}L${toX} ${toY}" stroke="#16302c" stroke-width="1.6"/><circle cx="${toX}" cy="${toY}" r="2.6"/>`,
  );
  const discs = spots.map(
    ({ spot: [x = 0, y = 0], number }) =>
      `<circle cx="${x}" cy="${y}" r="10" fill="#16302c" stroke="#fffdf8" stroke-width="2"/><text x="${x}" y="${y + 5}" font-family="sans-serif" font-weight="700" font-size="13" text-anchor="middle" fill="#fff">${number}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * size.height) / size.width}" viewBox="0 0 ${size.width} ${size.height}">${lines.join('')}${discs.join('')}</svg>`;
}

const words = process.argv.slice(2);
const chosen = pictureIds().filter((id) => words.some((word) => id.includes(word)));
if (chosen.length > 0) await mkdir(folder, { recursive: true });
for (const id of chosen) {
  for (const theme of themes) {
    const ground = await sharp(drawing(id, theme), { density: (72 * width) / 400 })
      .flatten({ background: grounds[theme] })
      .toBuffer();
    await sharp(ground)
      .composite([{ input: Buffer.from(numbered(id)) }])
      .png()
      .toFile(`${folder}/${id}-${theme}.png`);
    console.log(`${folder}/${id}-${theme}.png`);
  }
}
