import { z } from 'zod';

const percent = z.number().min(0, 'expected a percentage, 0 to 100').max(100, 'expected a percentage, 0 to 100');

/** Names of photographs, and the file types that the build can read. */
export const photoName = /^\w[\w-]*\.(jpe?g|png|webp|avif|tiff?)$/i;

/** A photograph of content/photos. Sizes and readability are checked in check-photographs.server.ts: they need the file. */
export const photoFields = {
  kind: z.literal('photo'),
  /** A name, never a path: all published photographs are visible in one folder. */
  file: z
    .string()
    .regex(
      photoName,
      'expected the name of a file in content/photos: letters, digits, - and _, ending in .jpg, .png, .webp, .avif or .tif',
    ),
  /** The point to keep in every crop of the picture (a face): percent from the left and from the top. */
  focus: z.strictObject({ x: percent, y: percent }),
};

export type Focus = Readonly<Record<'x' | 'y', number>>;
