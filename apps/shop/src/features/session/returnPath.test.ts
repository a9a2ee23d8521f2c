import { expect, it } from 'vitest';
import { returnPath, withReturnPath } from './returnPath.ts';

it.each([
  ['/product/detail/101', '/product/detail/101'],
  ['/user/orderDetail/1?type=2#files', '/user/orderDetail/1?type=2#files'],
  ['/', '/'],
  ['/registered', '/registered'],
  ['/4040', '/4040'],
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
  '/login',
  '/Register?return_url=%2F',
  '/resetPassword#top',
  '/403',
  '/404',
])('%j leads home', (asked) => {
  expect(returnPath(asked)).toBe('/');
});

it('what is followed never leaves the shop', () => {
  for (const asked of ['/a\t/b', '/%2F/evil.example', '/.//evil.example', '/a\\b']) {
    expect(new URL(returnPath(asked), 'https://banxin.example').host, asked).toBe('banxin.example');
  }
});

it('an entry page is told where to lead, and home needs no mention', () => {
  expect(withReturnPath('register', '/')).toBe('/register');
  const address = withReturnPath('register', '/user/orderDetail/1?type=2&x=名片');
  const asked = new URL(address, 'https://banxin.example').searchParams.get('return_url');
  expect(returnPath(asked)).toBe('/user/orderDetail/1?type=2&x=名片');
});
