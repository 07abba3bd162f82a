import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPhoto } from '#app/content/photographs/photo-fixture.ts';
import { cleanPicture, cutPicture, keepPicture, lostPictures, putPictures, removePictures } from './pictures.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const [project, waiting] = [join(root, 'project'), join(root, 'desk/unfinished/salinas..pictures')];
const plain = (width: number, height: number, background = '#888') => sharp({ create: { width, height, channels: 3, background } });
let upright: Buffer;

beforeAll(async () => {
  mkdirSync(join(project, 'content'), { recursive: true });
  writeFileSync(join(root, 'outside.jpg'), 'outside');
  // Taken upright: shown 1200 wide and 1800 high, with the face at 20 % and 15 % of that.
  await drawPhoto(join(root, 'camera.jpg'), { width: 1800, height: 1200, face: { x: 15, y: 80 }, orientation: 6 });
  upright = await cleanPicture(readFileSync(join(root, 'camera.jpg')), 'physician');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a photograph from a camera', () => {
  it('is turned upright, and nothing of the camera is left in it, such as the place', async () => {
    const before = await sharp(join(root, 'camera.jpg')).metadata();
    expect(before).toMatchObject({ width: 1800, orientation: 6 });
    expect(before.exif?.includes(Buffer.from([29, 0, 0, 0, 1, 0, 0, 0]))).toBe(true);
    const { width, height, format, orientation, exif, xmp, iptc, icc } = await sharp(upright).metadata();
    expect({ width, height, format, orientation, exif, xmp, iptc, icc }).toEqual({ width: 1200, height: 1800, format: 'jpeg' });
    expect(upright.includes('Exif')).toBe(false);
    const [red = 0, green = 255] = await sharp(upright).extract({ left: 240, top: 270, width: 1, height: 1 }).raw().toBuffer();
    expect(red - green).toBeGreaterThan(120);
  });

  it('is made no larger than the build needs', async () => {
    const { width, height } = await sharp(await cleanPicture(await plain(4000, 3200).png().toBuffer(), 'slide')).metadata();
    expect([width, height]).toEqual([2880, 2304]);
  });

  it('is cut around its focus, as the build does it', async () => {
    const name = await keepPicture(waiting, 'salinas', upright);
    const cut = { name, use: 'physician', shape: 'square', focus: { x: 20, y: 15 } } as const;
    const { width, height } = await sharp(await cutPicture(project, waiting, cut)).metadata();
    expect([width, height]).toEqual([480, 480]);
  });
});

describe('a poor photograph', () => {
  const animated = async () => {
    const frames = await Promise.all(['#888', '#fff'].map((background) => plain(1300, 1300, background).png().toBuffer()));
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  };
  it.each([
    ['small', () => plain(1199, 1600).jpeg().toBuffer()],
    ['kind', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1500"/>')],
    ['kind', async () => Buffer.from('no picture')],
    ['kind', async () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(4000)])],
    ['kind', () => plain(1300, 1300).gif().toBuffer()],
    ['animated', animated],
    ['damaged', async () => upright.subarray(0, upright.length / 2)],
    ['heavy', async () => Buffer.alloc(20 * 1024 * 1024 + 1)],
  ] as const)('is refused: %s', async (reason, bytes) => {
    await expect(cleanPicture(await bytes(), 'physician')).rejects.toMatchObject({ reason });
  });
});

it.each(['../../../outside.jpg', '/outside.jpg', '..\\outside.jpg', '%2e%2e/outside.jpg', 'outside.jpg\0', ''])(
  'reads, writes and removes nothing by the name %j',
  async (one) => {
    await keepPicture(waiting, 'salinas', upright);
    const files = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
    const before = files();
    await putPictures(project, waiting, [one]);
    await removePictures(project, [one]);
    expect(await lostPictures(project, waiting, [one])).toEqual([one]);
    expect(await cutPicture(project, waiting, { name: one, use: 'staff', shape: 'square', focus: { x: 1, y: 1 } })).toBeUndefined();
    expect(files()).toEqual(before);
  },
);
