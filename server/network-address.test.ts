import { describe, expect, it } from 'vitest';
import { membership, networkOf } from './network-address.ts';

describe('the network of an address', () => {
  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:DB8:1:ffff:ffff::9', '20010db80001/48'],
    ['fe80::1%eth0', 'fe8000000000/48'],
    ['::1', '000000000000/48'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8:1::9]', '20010db80001/48'],
    ['[2001:db8:1::9]:443', '20010db80001/48'],
    ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
    ['2001:db8:1::9:443', '20010db80001/48'],
    ['203.0.113.9:port', ''],
    ['[203.0.113.9', ''],
    [undefined, ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('membership', () => {
  const isMember = membership(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  it.each(['127.0.0.1', '::ffff:127.0.0.1', '10.255.0.1', '::ffff:10.1.2.3', '10.1.2.3:443', '[fd00::1]:443', 'fd00::1'])(
    'of %s',
    (address) => {
      expect(isMember(address)).toBe(true);
    },
  );
  it.each(['127.0.0.2', '11.0.0.1', 'fe80::1', '', 'nonsense', undefined])('not of %s', (address) => {
    expect(isMember(address)).toBe(false);
  });
});
