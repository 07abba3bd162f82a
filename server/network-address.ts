import { BlockList, isIP } from 'node:net';

/** Returns the 32 hexadecimal digits of an IPv6 address in any notation. */
function digits(address: string): string {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = written.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => group.padStart(4, '0'))
      .join(''),
  );
  return head + '0'.repeat(32 - head.length - tail.length) + tail;
}

const mapped = /^0{20}f{4}/;

/** Removes brackets, port and zone from an address that a proxy forwards: "203.0.113.9:4711", "[2001:db8::1]:443". */
function plainAddress(forwarded: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(forwarded)?.[1];
  return (bracketed ?? forwarded.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');
}

/**
 * Returns the network that limits count by: the first 48 bits of an IPv6 address, since anyone can rent that many, or a whole IPv4
 * address, even if it's written as IPv6, with or without brackets and a port. Empty if the text isn't an address.
 */
export function networkOf(address = ''): string {
  const plain = plainAddress(address);
  const family = isIP(plain);
  if (family === 0) return '';
  if (family === 4) return plain;
  const all = digits(plain);
  if (!mapped.test(all)) return `${all.slice(0, 12)}/48`;
  return (all.slice(24).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).join('.');
}

/**
 * Prepares a test whether an address is in one of the networks, each an address or a network such as 10.0.0.0/8.
 * Throws TypeError, RangeError or Error for a text that is neither.
 */
export function membership(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    if (family === 0) throw new TypeError(`${network} is no address or network`);
    const most = family === 4 ? 32 : 128;
    list.addSubnet(address, bits === undefined ? most : Number(bits), family === 4 ? 'ipv4' : 'ipv6');
  }
  return (forwarded = '') => {
    const address = plainAddress(forwarded);
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}
