import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['', ''],
])('%j counts as %j', (address, key) => {
  expect(networkOf(address)).toBe(key);
});

test.each([
  '2001:db8:0:7::1',
  '2001:db8:0:7:ffff:ffff:ffff:ffff',
  '2001:0DB8:0000:0007:0:0:0:2',
  '2001:db8:0:7::192.0.2.1',
  '2001:db8:0:7::1%eth0',
])('%s is one of the many addresses of one /64', (address) => {
  expect(networkOf(address)).toBe('2001:db8:0:7::/64');
});

test.each([
  ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
  ['2001:db8:1:7::1', '2001:db8:1:7::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%lo', 'fe80:0:0:0::/64'],
  ['1::2:0:0:0:3', '1:0:0:2::/64'],
])('%s belongs to %s', (address, key) => {
  expect(networkOf(address)).toBe(key);
});
