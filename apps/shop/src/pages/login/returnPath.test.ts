import { expect, it } from 'vitest';
import { returnPath } from './returnPath.ts';

it.each([
  ['/product/detail/101', '/product/detail/101'],
  ['/user/orderDetail/1?type=2#files', '/user/orderDetail/1?type=2#files'],
  ['/', '/'],
])('%s is followed', (asked, path) => {
  expect(returnPath(asked)).toBe(path);
});

it.each([
  null,
  '',
  'product/detail/101',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '\t//evil.example/',
  'javascript:alert(1)',
])('%j leads home', (asked) => {
  expect(returnPath(asked)).toBe('/');
});

it('what is followed never leaves the shop', () => {
  for (const asked of ['/a\t/b', '/%2F/evil.example', '/.//evil.example', '/a\\b']) {
    expect(new URL(returnPath(asked), 'https://banxin.example').host, asked).toBe('banxin.example');
  }
});
