/** The whitelist. Specification §6, decisions on static redirects and case. */
import { describe, expect, test } from 'vitest';
import { isPublicPath, resolveRedirect } from './publicPaths.ts';

describe('public paths need no login', () => {
  test.each([
    '/',
    '',
    '/?from=mail',
    '/product',
    '/Product/',
    '/login',
    '/loginX',
    '/LOGIN?return_url=%2Fuser',
    '/resetPassword',
    '/resetpassword',
    '/support/index',
    '/SUPPORT/List/3',
    '/about/contact/detail/1',
    '/news/bulletin/2',
    '/news/bulletin/detail/2',
    '/vip',
    '/vip/introduction',
    '/about',
    '/redirect/order',
    '/404',
    '/qqlogin?state=login',
    '/search#top',
    '/quote/abc',
  ])('%s', (path) => {
    expect(isPublicPath(path)).toBe(true);
  });

  test.each([
    '/product/detail/101',
    '/user',
    '/user/index',
    '/pay',
    '/cloudWSM',
    '/category',
    '/supportive',
    '/support',
    '/news/bulletin',
    '/news',
    '/registered',
    '/vip/other',
    '/searching',
    '/questionnaire',
    '/quote',
    '/x?/login',
    '/user#/login',
  ])('%s needs one', (path) => {
    expect(isPublicPath(path)).toBe(false);
  });

  test('static redirects keep query and hash and ignore case', () => {
    expect(resolveRedirect('/VIP?a=1#b')).toBe('/vip/introduction?a=1#b');
    expect(resolveRedirect('/cloudWSM/')).toBe('/cloudWSM/inventory');
    expect(resolveRedirect('/user/info')).toBe('/user/info');
  });
});
