/** Specification §2: /redirect takes a path or a route's name. It never leaves the shop. */
import { expect, it } from 'vitest';
import { redirectTarget } from './redirectTarget.ts';

const target = (rest: string, query = '') =>
  redirectTarget(`/redirect/${rest}`, new URLSearchParams(query));

it.each([
  ['user/myorder', '', '/user/myorder'],
  ['user/myorder', 'tab=unpaid&page=2', '/user/myorder?tab=unpaid&page=2'],
  ['search', 'type=path&q=名片', '/search?q=%E5%90%8D%E7%89%87'],
  ['support/search/出血', '', '/support/search/出血'],
  ['', '', '/'],
])('the path “%s” with “%s” leads to %s', (rest, query, address) => {
  expect(target(rest, query)).toBe(address);
});

it.each([
  ['root', '', '/'],
  ['UserOrderDetail', '&sn=261120620187453', '/user/orderDetail/261120620187453'],
  ['productDetail', '&id=101&from=qr', '/product/detail/101?from=qr'],
  ['supportList', '', '/support/list'],
  ['supportSearch', '&key=a/b', '/support/search/a%2Fb'],
])('the name %s with “%s” leads to %s', (name, query, address) => {
  expect(target(name, `type=name${query}`)).toBe(address);
});

it.each([
  ['another host', '/evil.example'],
  ['another host behind a page', 'user//evil.example'],
  ['a backslash', '\\evil.example'],
  ['a backslash and a slash', '\\/evil.example'],
  ['a tab that browsers drop', '\t/evil.example'],
  ['a scheme', 'https://evil.example'],
  ['a scheme without slashes', 'javascript:alert(1)'],
  ['what is encoded twice', '%2F%2Fevil.example'],
  ['an encoded slash', 'user%2Fmyorder'],
  ['an encoded backslash', 'user%5Cmyorder'],
  ['half a character', '%E7%'],
  ['itself', 'redirect/user/myorder'],
  ['itself in capitals', 'REDIRECT/x'],
  ['no page', 'no/such/page'],
])('a path with %s leads nowhere', (_, rest) => {
  expect(target(rest)).toBeNull();
});

it.each([
  ['unknown', 'nobody', ''],
  ['of nothing', '', ''],
  ['without its parameter', 'UserOrderDetail', ''],
  ['with an empty parameter', 'UserOrderDetail', '&sn='],
  ['of itself', 'redirect', ''],
])('a name %s leads nowhere', (_, name, query) => {
  expect(target(name, `type=name${query}`)).toBeNull();
});

it('a kind that is neither path nor name leads nowhere', () => {
  expect(target('user/myorder', 'type=url')).toBeNull();
});
