import { describe, expect, it } from 'vitest';
import { membership, networkOf } from './network-address.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', undefined, '192.0.2.1'],
    ['192.0.2.1', 48, '192.0.2.1'],
    ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['::ffff:c000:201', 48, '192.0.2.1'],
    ['2001:db8:1:2::1', undefined, '20010db800010002/64'],
    ['2001:DB8:1:2:ffff::9', undefined, '20010db800010002/64'],
    ['2001:db8:1:2::1', 56, '20010db8000100/56'],
    ['2001:db8:1:2::1', 48, '20010db80001/48'],
    ['fe80::1%eth0', undefined, 'fe80000000000000/64'],
    ['1:2:3:4:5:6:7:8', undefined, '0001000200030004/64'],
    ['::1', undefined, '0000000000000000/64'],
    ['nonsense', undefined, ''],
    [undefined, undefined, ''],
  ])('%s by %s bits is %s', (address, bits, network) => {
    expect(networkOf(address, bits)).toBe(network);
  });
});

describe('membership', () => {
  const isMember = membership(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  it.each(['127.0.0.1', '::ffff:127.0.0.1', '10.255.0.1', '::ffff:10.1.2.3', 'fd00::1'])('of %s', (address) => {
    expect(isMember(address)).toBe(true);
  });
  it.each(['127.0.0.2', '11.0.0.1', 'fe80::1', '', 'nonsense', undefined])('not of %s', (address) => {
    expect(isMember(address)).toBe(false);
  });
});
