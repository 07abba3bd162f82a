import { createHash } from 'node:crypto';
import type { Again } from '../part.ts';
import { unattended } from '../session.ts';

/** Returns the address that reloads a page after a check of the server. `seen`: what makes the page differ. */
export function againAt(address: string, ...seen: unknown[]): Again {
  const stamp = createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 16);
  return { address: `${address}?look=1&${unattended}=1`, stamp };
}
