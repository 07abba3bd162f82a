import { createHash } from 'node:crypto';
import type { Again } from '../part.ts';
import { unattended } from '../session.ts';

/** Where a page can be asked for again, with what the server has to say by then. `seen`: what makes it another page. */
export function againAt(address: string, ...seen: unknown[]): Again {
  const stamp = createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 16);
  return { address: `${address}?look=1&${unattended}=1`, stamp };
}
