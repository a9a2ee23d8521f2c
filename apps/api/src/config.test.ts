import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { openOauth } from './openOauth.ts';
import { openPayChannels } from './openPayChannels.ts';
import { systemClock } from './ports/clock.ts';

const reason = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('The configuration was not refused');
};

test('without any setting the shop runs on the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    isProduction: false,
    port: 4000,
    databaseUrl: null,
    fixedCaptcha: null,
    aliyun: null,
    qq: null,
    wechat: null,
    s3: null,
    agreementCutoff: '2020-07-28',
    seedDemo: true,
    seedHistory: true,
  });
});

test('production refuses the embedded database unless it is allowed by name', () => {
  expect(reason({ NODE_ENV: 'production' })).toContain('DATABASE_URL');
  const allowed = readConfig({ NODE_ENV: 'production', BANXIN_ALLOW_EMBEDDED: '1' });
  expect(allowed.databaseUrl).toBeNull();
});

test('production has no demo accounts unless asked for', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/shop' };
  expect(readConfig(env).seedDemo).toBe(false);
  expect(readConfig({ ...env, BANXIN_SEED_DEMO: '1' }).seedDemo).toBe(true);
});

test('the demo may begin with its accounts alone', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/shop' };
  const [nothing, accounts, whole] = [
    {},
    { BANXIN_SEED_DEMO: 'accounts' },
    { BANXIN_SEED_DEMO: '1' },
  ].map((more) => readConfig({ ...env, ...more }));
  expect(nothing).toMatchObject({ seedDemo: false, seedHistory: false });
  expect(accounts).toMatchObject({ seedDemo: true, seedHistory: false });
  expect(whole).toMatchObject({ seedDemo: true, seedHistory: true });
  expect(readConfig({ BANXIN_SEED_DEMO: 'accounts' })).toMatchObject({ seedHistory: false });
});

test('demo passwords and an open outbox are for this machine only, unless HOST says more', () => {
  expect(readConfig({}).host).toBe('127.0.0.1');
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/shop' };
  expect(readConfig(production).host).toBe('0.0.0.0');
});

test('the share of one address is a quarter of the room unless said otherwise', () => {
  expect(readConfig({}).maxPerAddress).toBe(64);
  expect(readConfig({ BANXIN_MAX_IN_FLIGHT: '10' }).maxPerAddress).toBe(3);
  expect(readConfig({ BANXIN_MAX_PER_ADDRESS: '7' }).maxPerAddress).toBe(7);
});

test('production refuses a predictable captcha', () => {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://localhost/shop',
    BANXIN_FIXED_CAPTCHA: 'abcd',
  };
  expect(reason(env)).toContain('BANXIN_FIXED_CAPTCHA');
});

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  [{ PUBLIC_ORIGIN: 'shop.example' }, 'PUBLIC_ORIGIN'],
  [{ BANXIN_FIXED_CAPTCHA: 'abc' }, 'BANXIN_FIXED_CAPTCHA'],
  [{ BANXIN_TRUST_PROXY: 'yes' }, 'BANXIN_TRUST_PROXY'],
  [{ BANXIN_AGREEMENT_CUTOFF: '28.7.2020' }, 'BANXIN_AGREEMENT_CUTOFF'],
  [{ BANXIN_ALIYUN_ACCESS_KEY_ID: 'x' }, 'BANXIN_ALIYUN_ACCESS_KEY_SECRET'],
  [{ S3_BUCKET: 'x' }, 'S3_ENDPOINT'],
  [{ BANXIN_QQ_APP_ID: '1', PUBLIC_ORIGIN: 'https://shop.test' }, 'BANXIN_QQ_APP_KEY'],
  [{ BANXIN_WECHAT_APP_SECRET: 'x' }, 'BANXIN_WECHAT_APP_ID'],
  [{ BANXIN_QQ_APP_ID: '1', BANXIN_QQ_APP_KEY: 'x' }, 'PUBLIC_ORIGIN'],
  [{ BANXIN_WECHAT_ENDPOINT: 'api.weixin.qq.com' }, 'BANXIN_WECHAT_ENDPOINT'],
])('%j is refused with the name of the setting', (env, name) => {
  expect(reason(env as Record<string, string>)).toContain(name);
});

test('every problem is named at once', () => {
  const text = reason({ PORT: 'x', DATABASE_URL: 'y', NODE_ENV: 'production' });
  expect(text.match(/·/g)).toHaveLength(2);
});

test('the origin is kept without a path', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'https://shop.example/start' }).publicOrigin).toBe(
    'https://shop.example',
  );
});

test('keys of a login provider come with where it is', () => {
  const env = { PUBLIC_ORIGIN: 'https://shop.test', BANXIN_QQ_APP_ID: '1', BANXIN_QQ_APP_KEY: 'k' };
  expect(readConfig(env)).toMatchObject({
    qq: { appId: '1', secret: 'k', endpoint: 'https://graph.qq.com' },
    wechat: null,
  });
  const elsewhere = { ...env, BANXIN_QQ_ENDPOINT: 'http://127.0.0.1:9/' };
  expect(readConfig(elsewhere).qq?.endpoint).toBe('http://127.0.0.1:9');
});

test('login providers: keys win, test identities stand in, in production nothing does', () => {
  const keys = {
    PUBLIC_ORIGIN: 'https://shop.test',
    BANXIN_WECHAT_APP_ID: 'wx1',
    BANXIN_WECHAT_APP_SECRET: 'k',
  };
  const offered = (env: Record<string, string>) => {
    const { oauth, local } = openOauth(readConfig(env));
    const { qq, wechat } = oauth;
    return [
      qq?.authorizeUrl('s') ?? null,
      wechat?.authorizeUrl('s') ?? null,
      Object.keys(local).sort(),
    ];
  };
  expect(offered({})).toEqual([
    '/dev/oauth/qq?state=s',
    '/dev/oauth/wechat?state=s',
    ['qq', 'wechat'],
  ]);
  const real = expect.stringContaining(encodeURIComponent('https://shop.test/wechatlogin'));
  expect(offered(keys)).toEqual(['/dev/oauth/qq?state=s', real, ['qq']]);
  const production = { NODE_ENV: 'production', BANXIN_ALLOW_EMBEDDED: '1' };
  expect(offered(production)).toEqual([null, null, []]);
  expect(offered({ ...production, ...keys })).toEqual([null, real, []]);
});

test('payment channels: all keys of one or none, readable, and an address that notices come to', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const bare = (key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'spki') =>
    key.export({ type: type as 'pkcs1', format: 'der' }).toString('base64');
  const alipay = {
    PUBLIC_ORIGIN: 'https://shop.example',
    BANXIN_ALIPAY_APP_ID: '2021000000000001',
    BANXIN_ALIPAY_PRIVATE_KEY: bare(privateKey, 'pkcs8'),
    BANXIN_ALIPAY_ALIPAY_KEY: bare(publicKey, 'spki'),
  };
  expect(readConfig(alipay).payChannels).toMatchObject({
    alipay: { appId: '2021000000000001', gateway: 'https://openapi.alipay.com/gateway.do' },
    wechat: null,
    bank: null,
  });
  const older = { ...alipay, BANXIN_ALIPAY_PRIVATE_KEY: bare(privateKey, 'pkcs1') };
  expect(readConfig(older).payChannels.alipay?.privateKey.asymmetricKeyType).toBe('rsa');
  const { PUBLIC_ORIGIN: _, ...homeless } = alipay;
  expect(reason(homeless)).toContain('支付宝需要 PUBLIC_ORIGIN');
  expect(reason({ ...alipay, BANXIN_ALIPAY_ALIPAY_KEY: '' })).toContain('BANXIN_ALIPAY_ALIPAY_KEY');
  const broken = reason({ ...alipay, BANXIN_ALIPAY_PRIVATE_KEY: 'secret' });
  expect(broken).toContain('不是 RSA 密钥');
  expect(broken).not.toContain('secret');
  const pem = (key: KeyObject, type: 'pkcs8' | 'spki') =>
    key
      .export({ type: type as 'pkcs8', format: 'pem' })
      .toString()
      .replaceAll('\n', '\\n');
  const wechatpay = {
    PUBLIC_ORIGIN: 'https://shop.example',
    BANXIN_WECHATPAY_APP_ID: 'wx1',
    BANXIN_WECHATPAY_MERCHANT_ID: '1900000001',
    BANXIN_WECHATPAY_SERIAL: 'A1',
    BANXIN_WECHATPAY_PRIVATE_KEY: pem(privateKey, 'pkcs8'),
    BANXIN_WECHATPAY_PLATFORM_SERIAL: 'B1',
    BANXIN_WECHATPAY_PLATFORM_KEY: pem(publicKey, 'spki'),
    BANXIN_WECHATPAY_API_KEY: '0123456789abcdef0123456789abcdef',
  };
  expect(readConfig(wechatpay).payChannels.wechat).toMatchObject({
    merchantId: '1900000001',
    endpoint: 'https://api.mch.weixin.qq.com',
  });
  const asking: Partial<typeof wechatpay> = { ...wechatpay };
  delete asking.BANXIN_WECHATPAY_PLATFORM_SERIAL;
  expect(reason(asking)).toContain('一一对应');
  delete asking.BANXIN_WECHATPAY_PLATFORM_KEY;
  // Then WeChat is asked for its certificates.
  expect(readConfig(asking).payChannels.wechat?.platformKeys).toBeNull();
  expect(reason({ ...wechatpay, BANXIN_WECHATPAY_API_KEY: 'short' })).toContain('32 位');
  const key = pem(publicKey, 'spki');
  const changing = {
    ...wechatpay,
    BANXIN_WECHATPAY_PLATFORM_SERIAL: 'B1, PUB_KEY_ID_2',
    BANXIN_WECHATPAY_PLATFORM_KEY: `${key},${key}`,
  };
  const keys = readConfig(changing).payChannels.wechat?.platformKeys;
  expect([...(keys?.keys() ?? [])]).toEqual(['B1', 'PUB_KEY_ID_2']);
  for (const wrong of [
    { BANXIN_WECHATPAY_PLATFORM_KEY: key },
    { BANXIN_WECHATPAY_PLATFORM_SERIAL: 'B1,B1' },
  ]) {
    expect(reason({ ...changing, ...wrong })).toContain('一一对应');
  }
  expect(reason({ ...changing, BANXIN_WECHATPAY_PLATFORM_KEY: `${key},none` })).toContain(
    'PLATFORM_KEY 不是 RSA 密钥',
  );
  expect(reason({ BANXIN_BANK_NAME: '银行' })).toContain('BANXIN_BANK_COMPANY');
});

test('what is not configured is a stand-in, and in production not offered', () => {
  const { channels, local } = openPayChannels(readConfig({}), systemClock);
  expect(Object.keys(local)).toEqual(['alipay', 'wechat']);
  expect(channels.bank).not.toBeNull();
  const production = readConfig({ NODE_ENV: 'production', BANXIN_ALLOW_EMBEDDED: '1' });
  expect(openPayChannels(production, systemClock)).toEqual({
    channels: { alipay: null, wechat: null, bank: null },
    local: {},
  });
});

test('files are fetched from listed origins alone, which are https', () => {
  expect(readConfig({}).remoteFileOrigins).toEqual([]);
  const listed = 'https://files.example.com, https://*.Oss.example.com:8443,';
  expect(readConfig({ BANXIN_REMOTE_FILE_ORIGINS: listed }).remoteFileOrigins).toEqual([
    'https://files.example.com',
    'https://*.oss.example.com:8443',
  ]);
  for (const wrong of [
    'http://files.example.com',
    'https://127.0.0.1',
    'https://localhost',
    'https://*.com',
    'https://*',
    'https://a.example.com/folder',
    'files.example.com',
  ]) {
    expect(reason({ BANXIN_REMOTE_FILE_ORIGINS: wrong })).toContain('BANXIN_REMOTE_FILE_ORIGINS');
  }
});
