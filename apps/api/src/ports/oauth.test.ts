import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OauthCodeError, OauthFailedError } from './oauth.ts';
import { createQqOauth } from './qqOauth.ts';
import { createWechatOauth } from './wechatOauth.ts';

/** Speaks the providers' protocols; what it answers at a path is a test's. */
const seen: URL[] = [];
type Answer = (response: ServerResponse) => void;
let answers: Record<string, Answer> = {};
const provider = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://provider.test');
  seen.push(url);
  const answer = answers[url.pathname];
  if (answer) answer(response);
  else response.writeHead(404).end();
});
await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  seen.length = 0;
  answers = {};
});

const endpoint = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
const text =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);
const json = (body: unknown, status = 200): Answer => text(JSON.stringify(body), status);

const SECRET = 'top-secret-key';
const CODE = 'one-time-code';
/** @param timeoutMs how long the provider may take */
const driversOf = (timeoutMs: number) => ({
  qq: createQqOauth({
    appId: '101000001',
    appKey: SECRET,
    endpoint,
    redirectUri: 'https://shop.example/qqlogin',
    timeoutMs,
  }),
  wechat: createWechatOauth({
    appId: 'wx0000001',
    appSecret: SECRET,
    endpoint,
    authorizeEndpoint: 'https://open.weixin.qq.com',
    redirectUri: 'https://shop.example/wechatlogin',
    timeoutMs,
  }),
});
/** Long enough for a provider that answers on a busy machine. */
const drivers = driversOf(60_000);
/** For those that never answer. */
const impatient = driversOf(250);
const { qq, wechat } = drivers;
/** Where each provider exchanges the code. */
const exchange = { qq: '/oauth2.0/token', wechat: '/sns/oauth2/access_token' };
const failure = (name: keyof typeof drivers, by = drivers): Promise<unknown> =>
  by[name].identify(CODE).then(
    () => new Error('not refused'),
    (error: unknown) => error,
  );

describe('QQ', () => {
  const me = json({ client_id: '101000001', openid: 'OPENID1' });

  test('recognises the visitor at its own page and leads back to the registered address', () => {
    const url = new URL(qq.authorizeUrl('login00ff'));
    expect(url.origin + url.pathname).toBe(`${endpoint}/oauth2.0/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: '101000001',
      redirect_uri: 'https://shop.example/qqlogin',
      state: 'login00ff',
      scope: 'get_user_info',
    });
  });

  test('exchanges the code for a token and the token for an openid', async () => {
    answers = { '/oauth2.0/token': json({ access_token: 'T1' }), '/oauth2.0/me': me };
    expect(await qq.identify(CODE)).toMatchObject({ subject: 'OPENID1' });
    expect(seen.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      {
        grant_type: 'authorization_code',
        client_id: '101000001',
        client_secret: SECRET,
        code: CODE,
        redirect_uri: 'https://shop.example/qqlogin',
        fmt: 'json',
      },
      { access_token: 'T1', fmt: 'json' },
    ]);
  });

  test('is understood in its older form too: a query string and callback(…)', async () => {
    answers = {
      '/oauth2.0/token': text('access_token=T1&expires_in=7776000&refresh_token=R1'),
      '/oauth2.0/me': text('callback( {"client_id":"101000001","openid":"OPENID1"} );\n'),
    };
    expect(await qq.identify(CODE)).toMatchObject({ subject: 'OPENID1' });
  });

  test.each([
    ['invalid', json({ error: 100019, error_description: 'code to access token error' })],
    ['used', text('callback( {"error":100020,"error_description":"code is reused error"} );')],
    ['used, with HTTP 400', json({ error: 100020, error_description: 'code is reused' }, 400)],
  ])('a code that is %s is a refused code', async (_, answer) => {
    answers = { '/oauth2.0/token': answer };
    expect(await failure('qq')).toBeInstanceOf(OauthCodeError);
  });

  test('a wrong key is the shop’s fault, not the code’s', async () => {
    answers = { '/oauth2.0/token': json({ error: 100009, error_description: 'client secret' }) };
    expect(await failure('qq')).toBeInstanceOf(OauthFailedError);
  });

  test.each([
    ['a refused token', json({ error: 100016, error_description: 'access token check failed' })],
    ['no openid', json({ client_id: '101000001' })],
    ['an openid that is no text', json({ client_id: '101000001', openid: 7 })],
    ['an identity for another application', json({ client_id: '9', openid: 'OPENID1' })],
  ])('%s logs nobody in', async (_, answer) => {
    answers = { '/oauth2.0/token': json({ access_token: 'T1' }), '/oauth2.0/me': answer };
    expect(await failure('qq')).toBeInstanceOf(OauthFailedError);
  });
});

describe('WeChat', () => {
  test('recognises the visitor at its own page and leads back to the registered address', () => {
    const url = new URL(wechat.authorizeUrl('bind00ff'));
    expect(url.origin + url.pathname + url.hash).toBe(
      'https://open.weixin.qq.com/connect/qrconnect#wechat_redirect',
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      appid: 'wx0000001',
      redirect_uri: 'https://shop.example/wechatlogin',
      response_type: 'code',
      scope: 'snsapi_login',
      state: 'bind00ff',
    });
  });

  test.each([
    ['by unionid', { openid: 'O1', unionid: 'U1', access_token: 'T' }, 'U1'],
    ['by openid where it gives no unionid', { openid: 'O1', access_token: 'T' }, 'O1'],
  ])('knows the visitor %s', async (_, answer, subject) => {
    answers = { '/sns/oauth2/access_token': json(answer) };
    expect(await wechat.identify(CODE)).toMatchObject({ subject });
    expect(Object.fromEntries(seen[0]?.searchParams ?? [])).toEqual({
      appid: 'wx0000001',
      secret: SECRET,
      code: CODE,
      grant_type: 'authorization_code',
    });
  });

  test('says what the visitor is called, when it is asked', async () => {
    answers = {
      '/sns/oauth2/access_token': json({ openid: 'O1', access_token: 'T' }),
      '/sns/userinfo': json({ openid: 'O1', nickname: ' 印务小张 ' }),
    };
    const { nickname } = await wechat.identify(CODE);
    expect(seen).toHaveLength(1);
    expect(await nickname()).toBe('印务小张');
    expect(Object.fromEntries(seen[1]?.searchParams ?? [])).toEqual({
      access_token: 'T',
      openid: 'O1',
    });
  });

  test.each([
    ['refuses to tell', json({ errcode: 48001, errmsg: 'api unauthorized' })],
    ['is down', text('busy', 502)],
    ['has none', json({ openid: 'O1', nickname: '' })],
  ])('a name that it %s is none, and nobody is kept out by it', async (_, answer) => {
    answers = {
      '/sns/oauth2/access_token': json({ openid: 'O1', access_token: 'T' }),
      '/sns/userinfo': answer,
    };
    const { subject, nickname } = await wechat.identify(CODE);
    expect([subject, await nickname()]).toEqual(['O1', null]);
  });

  test.each([
    [40029, 'invalid code'],
    [40163, 'code been used'],
    [42003, 'code expired'],
  ])('errcode %i is a refused code', async (errcode, errmsg) => {
    answers = { '/sns/oauth2/access_token': json({ errcode, errmsg }) };
    expect(await failure('wechat')).toBeInstanceOf(OauthCodeError);
  });

  test.each([
    [-1, 'system error'],
    [40125, 'invalid appsecret'],
  ])('errcode %i is a failure of the provider', async (errcode, errmsg) => {
    answers = { '/sns/oauth2/access_token': json({ errcode, errmsg }) };
    expect(await failure('wechat')).toBeInstanceOf(OauthFailedError);
  });
});

describe.each(['qq', 'wechat'] as const)('%s that', (name) => {
  test.each<[string, Answer]>([
    ['answers 500', json({ error: 'down' }, 500)],
    ['answers a page', text('<html><body>Bad Gateway</body></html>', 502)],
    ['answers garbage', text('<html>')],
    ['answers nothing', text('')],
    ['answers JSON that is no object', text('null')],
    ['answers too much', text('x'.repeat(200_000))],
    ['does not answer', () => undefined],
    ['answers half', (response) => void response.writeHead(200).write('{"access_token"')],
    ['cuts the connection', (response) => void response.destroy()],
    [
      'sends the shop elsewhere',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
  ])('%s has failed, and may be asked again', async (_, answer) => {
    answers = { [exchange[name]]: answer };
    expect(await failure(name, impatient)).toBeInstanceOf(OauthFailedError);
  });

  test('fails says why without naming key or code', async () => {
    for (const answer of [
      json({ error: 100019, errcode: 40029, error_description: `${CODE} ${SECRET}` }),
      json({ error: 100009, errcode: 40125, errmsg: `${CODE} ${SECRET}` }),
      text(`${CODE} ${SECRET}`, 500),
      (response: ServerResponse) => void response.destroy(),
    ]) {
      answers = { [exchange[name]]: answer };
      const error = (await failure(name)) as Error;
      expect(error.message).toMatch(/refused|failed/);
      expect(`${error.stack}${JSON.stringify(error)}${String(error.cause)}`).not.toMatch(
        new RegExp(`${CODE}|${SECRET}`),
      );
    }
  });
});
