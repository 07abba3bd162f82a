import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { contentFolder } from '../manifest.ts';
import type { Wish } from './wish.ts';

/** The finished file of a wish, named by all that it says. */
export function fileOf(wish: Wish): string {
  const said = createHash('sha256').update(JSON.stringify(wish)).digest('hex').slice(0, 20);
  return join(contentFolder, `${wish.picture}-${said}.${wish.picture === 'portrait' ? wish.format : 'jpg'}`);
}
