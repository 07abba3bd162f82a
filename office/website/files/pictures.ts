/** Moves photos from a form to content/photos: re-encoded from their pixels, kept with the unfinished form until it is saved. */
import { createHash } from 'node:crypto';
import { lstat, mkdir, readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { photoName } from '#app/content/photographs/photo.schema.ts';
import { leastPixels, pieceAround, shapesOf } from '#app/content/photographs/piece-around.ts';
import type { PictureUse } from '#app/content/text/label.ts';
import { makePrivateFolder, writeDurably } from '../../safe/durable-file.ts';
import { contentOf } from './content-file.ts';

/** In pixels. No crop of the build needs more: a slide is 1,920 pixels wide. */
const longestSide = 2880;
const mostBytes = 20 * 1024 * 1024;
/** Loaded only when a picture is read: a computer without sharp can do all the rest. */
const sharpHere = () => refusing('unable', async () => (await import('sharp')).default);

const mostPixels = 100_000_000;
const reading = { limitInputPixels: mostPixels, failOn: 'truncated' } as const;
const kinds = ['jpeg', 'png', 'webp', 'tiff', 'heif'];

export type Refusal = 'unable' | 'kind' | 'damaged' | 'animated' | 'small' | 'heavy' | 'pixels';

/** Why a file cannot be used as the photo. */
export class RefusedPictureError extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Returns a JPEG of the picture's pixels alone, upright, in sRGB, without camera metadata such as the location.
 * @throws RefusedPictureError
 */
export async function cleanPicture(bytes: Uint8Array, use: PictureUse): Promise<Buffer> {
  const { width, height } = await judged(bytes, use);
  // A very long picture keeps as many pixels on its short side as it needs.
  const side = Math.max(longestSide, Math.ceil((leastPixels[use].short * Math.max(width, height)) / Math.min(width, height)));
  const upright = (await sharpHere())(bytes, reading).autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return refusing('damaged', () => upright.flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer());
}

/** Checks a picture and returns its size as it is seen. */
async function judged(bytes: Uint8Array, use: PictureUse): Promise<{ readonly width: number; readonly height: number }> {
  if (bytes.length > mostBytes) throw new RefusedPictureError('heavy');
  const sharp = await sharpHere();
  const described = () => sharp(bytes, { ...reading, limitInputPixels: false }).metadata();
  const { format, compression, pages = 1, autoOrient } = await refusing('kind', described);
  if (autoOrient.width * autoOrient.height > mostPixels) throw new RefusedPictureError('pixels');
  if (pages > 1) throw new RefusedPictureError('animated');
  // A phone's HEIC and an AVIF are both `heif`; only the second can be decoded.
  if (!kinds.includes(format) || (format === 'heif' && compression !== 'av1')) throw new RefusedPictureError('kind');
  const { short, width } = leastPixels[use];
  if (Math.min(autoOrient.width, autoOrient.height) < short || autoOrient.width < width) throw new RefusedPictureError('small');
  return autoOrient;
}

async function refusing<T>(reason: Refusal, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new RefusedPictureError(reason);
  }
}

/** Saves a cleaned picture with the unfinished form. Its name comes from the record and the picture; nothing of it is typed. */
export async function keepPicture(waiting: string, owner: string, picture: Buffer): Promise<string> {
  const name = `${owner}-${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.jpg`;
  await makePrivateFolder(waiting);
  await writeDurably(join(waiting, name), picture);
  return name;
}

/** Returns the first of these folders that contains the picture. */
async function folderOf(name: string, folders: readonly string[]): Promise<string | undefined> {
  if (!photoName.test(name)) return undefined;
  for (const folder of folders) {
    const isFile = await lstat(join(folder, name)).then(
      (found) => found.isFile(),
      () => false,
    );
    if (isFile) return folder;
  }
  return undefined;
}

const photosOf = (project: string) => join(contentOf(project), 'photos');

/** Returns the names that have no file on the site or with the unfinished form. */
export async function lostPictures(project: string, waiting: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => folderOf(name, [photosOf(project), waiting])));
  return names.filter((_name, at) => !found[at]);
}

/** Copies the pictures kept with the form into the site's photos. */
export async function putPictures(project: string, waiting: string, names: readonly string[]): Promise<void> {
  const photos = photosOf(project);
  for (const name of names) {
    if ((await folderOf(name, [photos, waiting])) !== waiting) continue;
    await mkdir(photos, { recursive: true });
    if ((await realpath(photos)) !== join(await realpath(contentOf(project)), 'photos'))
      throw new Error('The photographs lead out of content/');
    await writeDurably(join(photos, name), await readFile(join(waiting, name)), 0o644);
  }
}

export async function removePictures(project: string, names: readonly string[]): Promise<void> {
  for (const name of names) if (photoName.test(name)) await rm(join(photosOf(project), name), { force: true });
}

export interface Cut {
  readonly name: string;
  readonly use: PictureUse;
  /** The shape of the crop, one of those of its use; the whole picture if undefined. */
  readonly shape: string | undefined;
  readonly focus: { readonly x: number; readonly y: number };
}

/** Returns a small version of what the site will show; undefined where there is no such picture. */
export async function cutPicture(project: string, waiting: string, { name, use, shape, focus }: Cut): Promise<Buffer | undefined> {
  const folder = await folderOf(name, [waiting, photosOf(project)]);
  if (!folder) return undefined;
  const size = shape && Object.hasOwn(shapesOf[use], shape) ? shapesOf[use][shape] : undefined;
  const sharp = await sharpHere();
  const { data, info } = await sharp(join(folder, name))
    .autoOrient()
    .resize(720, 720, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const small = sharp(data);
  return (size ? small.extract(pieceAround(info, size, focus)) : small).jpeg({ quality: 80 }).toBuffer();
}
