import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { physicianFields, soundFiles } from '#app/content/content-fixture.ts';
import { drawPhoto } from '#app/content/photographs/photo-fixture.ts';
import { pieceAround } from '#app/content/photographs/piece-around.ts';
import { physicians } from '#app/content/physicians/physician.server.ts';
import { physicianSchema } from '#app/pages/physician/physician-schema.server.ts';
import { physicianPages } from '#app/site/pages.ts';
import { writePhotographs } from './photographs.ts';

const [{ id, slug }] = physicianPages;
const alt = { en: 'A person', es: 'Una persona' };
const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
const [content, output, cache] = ['content', 'client', 'cache'].map((name) => join(folder, name)) as [string, string, string];
const drawn = 'art/hero/cedar-light-wide-960.webp';

async function writeContent(): Promise<void> {
  await mkdir(join(content, 'physicians'), { recursive: true });
  const { quotes, grid } = soundFiles()['staff.yaml'] as { quotes: object[]; grid: object };
  const { slides } = soundFiles()['slides.yaml'] as { slides: object[] };
  const photo = (file: string, x: number, y: number) => ({ kind: 'photo', file, focus: { x, y } });
  for (const page of physicianPages) {
    const fields = physicianFields(page.id, page.slug);
    const portrait = page.id === id ? { ...photo('doctor.jpg', 20, 15), alt } : fields.portrait;
    writeFileSync(join(content, `physicians/${page.id}.yaml`), stringify({ ...fields, portrait }, { aliasDuplicateObjects: false }));
  }
  const staffed = quotes.map((quote, n) => (n === 0 ? { ...quote, portrait: { ...photo('desk.png', 90, 50), alt } } : quote));
  writeFileSync(join(content, 'staff.yaml'), stringify({ quotes: staffed, grid }, { aliasDuplicateObjects: false }));
  const shown = slides.map((slide, n) => (n === 0 ? { ...slide, picture: photo('hills.jpg', 85, 60) } : slide));
  writeFileSync(join(content, 'slides.yaml'), stringify({ slides: shown }, { aliasDuplicateObjects: false }));
  // Taken upright (EXIF orientation 6): shown 1200 wide and 1800 high, with the face at 20 % and 15 % of that.
  await drawPhoto(join(content, 'photos/doctor.jpg'), { width: 1800, height: 1200, face: { x: 15, y: 80 }, orientation: 6 });
  await drawPhoto(join(content, 'photos/desk.png'), { width: 1000, height: 600, face: { x: 90, y: 50 } });
  await drawPhoto(join(content, 'photos/hills.jpg'), { width: 1800, height: 1200, face: { x: 85, y: 60 } });
}

beforeAll(async () => {
  await writeContent();
  await mkdir(join(output, 'art/hero'), { recursive: true });
  writeFileSync(join(output, drawn), 'a drawing');
  await writePhotographs(output, content, cache);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the center of the red disc in a file, in percent of width and height, and the number of its pixels. */
async function face(file: string): Promise<{ x: number; y: number; pixels: number }> {
  const { data, info } = await sharp(join(output, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [x, y, pixels] = [0, 0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] ?? 0) < 170 || (data[at + 1] ?? 255) > 80) continue;
    const pixel = at / info.channels;
    x += pixel % info.width;
    y += Math.floor(pixel / info.width);
    pixels += 1;
  }
  return { x: (100 * x) / pixels / info.width, y: (100 * y) / pixels / info.height, pixels };
}

const expectedFiles = [
  ...(['light', 'dark'] as const).flatMap((theme) => [
    `portraits/${id}-${theme}-card-640`,
    `portraits/${id}-${theme}-expanded-1280`,
    ...[192, 320].flatMap((width) => [`portraits/${id}-${theme}-square-${width}`, `portraits/staff-one-1-${theme}-square-${width}`]),
    ...[960, 1440, 1920].map((width) => `hero/cedar-${theme}-wide-${width}`),
    ...[420, 724, 828].map((width) => `hero/cedar-${theme}-tall-${width}`),
  ]),
].flatMap((name) => [`art/${name}.avif`, `art/${name}.webp`]);

const heights: Readonly<Record<string, number>> = {
  'card-640': 480,
  'expanded-1280': 960,
  'square-192': 192,
  'square-320': 320,
  'wide-960': 540,
  'wide-1440': 810,
  'wide-1920': 1080,
  'tall-420': 730,
  'tall-724': 1259,
  'tall-828': 1440,
};

describe('writePhotographs', () => {
  it('writes every file that the pages use, and no other', () => {
    const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
    expect(files.toSorted()).toEqual(expectedFiles.toSorted());
  });

  it.each(expectedFiles.filter((file) => !file.includes('-dark-')))(
    '%s has its size and format, the whole face, and no EXIF data',
    async (file) => {
      const [, crop = '', width = '', format] = /-(\w+)-(\d+)\.(\w+)$/.exec(file) ?? [];
      const made = await sharp(join(output, file)).metadata();
      expect([made.width, made.height]).toEqual([Number(width), heights[`${crop}-${width}`]]);
      expect(made.format === 'heif' ? made.compression : made.format).toBe(format === 'avif' ? 'av1' : format);
      expect(made.exif).toBeUndefined();
      const { pixels } = await face(file);
      // The disc's radius is a twentieth of the original's short side; each crop scales it. At least half of a full disc must be there.
      expect(pixels).toBeGreaterThan(0.005 * Number(width) * (heights[`${crop}-${width}`] ?? 0) * 0.5);
    },
  );

  it('centers the focus as far as the edges of the picture allow', async () => {
    const card = await face(`art/portraits/${id}-light-card-640.webp`);
    // The crop is the top 1200 × 900 of 1200 × 1800.
    expect([card.x, card.y].map(Math.round)).toEqual([20, 30]);
    const square = await face('art/portraits/staff-one-1-light-square-320.webp');
    // The crop is the right 600 × 600 of 1000 × 600.
    expect([square.x, square.y].map(Math.round)).toEqual([83, 50]);
    const tall = await face('art/hero/cedar-dark-tall-828.webp');
    expect(Math.abs(tall.y - 60)).toBeLessThan(2);
    expect(tall.x).toBeGreaterThan(50);
  });

  it('shows the same photograph in both themes', async () => {
    const read = (theme: string) => readFile(join(output, `art/portraits/${id}-${theme}-card-640.avif`));
    expect((await read('dark')).equals(await read('light'))).toBe(true);
  });

  it('replaces a drawn scene', async () => {
    expect((await sharp(join(output, drawn)).metadata()).format).toBe('webp');
  });

  it("writes the file that the physician's structured data names", () => {
    const record = { ...physicianOfSite(), portrait: { kind: 'photo' as const, file: 'doctor.jpg', focus: { x: 20, y: 15 }, alt } };
    const image = new URL(String(physicianSchema(record, 'es').image)).pathname;
    expect(expectedFiles).toContain(image.slice(1));
  });

  it('encodes again only if the photograph changes', async () => {
    const kept = () => readdirSync(cache).length;
    const before = kept();
    await writePhotographs(output, content, cache);
    expect(kept()).toBe(before);
    await drawPhoto(join(content, 'photos/desk.png'), { width: 1000, height: 600, face: { x: 80, y: 50 } });
    await writePhotographs(output, content, cache);
    // Two squares in two formats.
    expect(kept()).toBe(before + 4);
  }, 60_000);

  it('names a photograph that cannot be read', async () => {
    writeFileSync(join(content, 'photos/desk.png'), 'not a picture');
    await expect(writePhotographs(output, content, cache)).rejects.toThrow(join(content, 'photos/desk.png'));
  });
});

function physicianOfSite() {
  const record = physicians().find((one) => one.slug === slug);
  if (!record) throw new Error(`no physician ${slug}`);
  return record;
}

describe('pieceAround', () => {
  const sizes = [
    { width: 1200, height: 1800 },
    { width: 4001, height: 2999 },
    { width: 1600, height: 1200 },
  ];
  const shapes = [
    { width: 320, height: 320 },
    { width: 1920, height: 1080 },
    { width: 828, height: 1440 },
  ];
  it('is a piece of the picture, in the given shape, with the focus inside', () => {
    for (const size of sizes) {
      for (const shape of shapes) {
        for (let x = 0; x <= 100; x += 10) {
          for (let y = 0; y <= 100; y += 10) {
            const { left, top, width, height } = pieceAround(size, shape, { x, y });
            expect(left).toBeGreaterThanOrEqual(0);
            expect(top).toBeGreaterThanOrEqual(0);
            expect(left + width).toBeLessThanOrEqual(size.width);
            expect(top + height).toBeLessThanOrEqual(size.height);
            expect(Math.abs(width / height - shape.width / shape.height)).toBeLessThan(0.002);
            const [atX, atY] = [(size.width * x) / 100, (size.height * y) / 100];
            expect(atX >= left - 0.5 && atX <= left + width + 0.5).toBe(true);
            expect(atY >= top - 0.5 && atY <= top + height + 0.5).toBe(true);
          }
        }
      }
    }
  });
});
