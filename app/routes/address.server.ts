import { data } from 'react-router';
import { type Address, findAddress } from '../site/paths.ts';

/** The row and language an address stands for. Throws 404 for one the table does not know. */
export function requireAddress(url: URL): Address {
  const address = findAddress(decodeURI(url.pathname));
  if (!address) throw data(null, { status: 404 });
  return address;
}
