/** Gives the pictures that say something of content/. This is all of the workspace that the site calls. */
import { readFile } from 'node:fs/promises';
import { fileOf } from './content/file-of.ts';
import type { Wish } from './content/wish.ts';

/**
 * The bytes of one file: the finished one where the same was wished for at the last `npm run draw`, otherwise drawn now.
 * Throws for a text that does not fit, a letter that no font has, or a plate that nothing draws.
 */
export async function pictureForContent(wish: Wish): Promise<Buffer> {
  const finished = await readFile(fileOf(wish)).catch(() => undefined);
  // The drawing code is loaded only for a wish that is new.
  return finished ?? (await import('./content/render.ts')).render(wish);
}
