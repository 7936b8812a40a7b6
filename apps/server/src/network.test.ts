import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:7:7::1', '2001:db8:7:7::/64'],
  ['2001:db8:7:7:1:2:3:4', '2001:db8:7:7::/64'],
  ['2001:db8::6:1:2:3:4', '2001:db8:0:6::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1:2%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
