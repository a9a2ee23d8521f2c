/** Every setting of the server, read once from the environment and refused with clear reasons. */
import { fileURLToPath } from 'node:url';
import { AGREEMENT_CUTOFF } from '@banxin/contract/constants';
import type { Kuaidi100Settings } from './ports/kuaidi100.ts';
import { type PayChannelSettings, readPayChannels } from './ports/payChannelSettings.ts';
import { readRemoteOrigins } from './ports/remoteOrigins.ts';
import type { SmtpSettings } from './ports/smtpMail.ts';
import { readSmtp } from './ports/smtpSettings.ts';
import { readS3Settings, type S3Settings } from './ports/storage.ts';

export interface AliyunSettings {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly signName: string;
  readonly templateCode: string;
  /** Template of notices; null where none is registered: then notices do not go by text message. */
  readonly noticeTemplateCode: string | null;
  /** Host, with port if need be. */
  readonly endpoint: string;
  readonly protocol: 'http' | 'https';
}

/** Keys of the shop at a login provider. */
export interface OauthSettings {
  readonly appId: string;
  readonly secret: string;
  /** Where codes are exchanged, without a slash at the end. */
  readonly endpoint: string;
}

export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  /** Outside production only this machine, unless HOST says more: passwords and outbox are open there. */
  readonly host: string;
  /** Folder of the embedded database and of stored files. */
  readonly dataDir: string;
  /** PostgreSQL server; null uses the embedded database. */
  readonly databaseUrl: string | null;
  /** Connections to the server at most. */
  readonly databasePool: number;
  /** Where browsers reach the shop, e.g. `https://shop.example`; null trusts the Host header. */
  readonly publicOrigin: string | null;
  /** Where browsers reach the calls of the file service; null: where the shop is. */
  readonly fileServiceOrigin: string | null;
  /** Origins that print files are fetched from: `https://files.example`, `https://*.example`; none: no file is. */
  readonly remoteFileOrigins: readonly string[];
  /** Take the client's address from the last entry of X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Every captcha shows this text: for tests only. */
  readonly fixedCaptcha: string | null;
  /** Customers created before this day need not sign the agreement. */
  readonly agreementCutoff: string;
  readonly logLevel: string;
  /** Built shop. */
  readonly shopDir: string;
  /** Built module that draws the shop's pages; where it is missing browsers draw them themselves. */
  readonly shopRenderer: string;
  /** `auto`: orders of the demo are reviewed, made and shipped by themselves, on the shop's clock. */
  readonly workshop: 'auto' | 'off';
  /** null: parcels of the demo move by themselves; in production their numbers are only kept. */
  readonly kuaidi100: Kuaidi100Settings | null;
  /** Fill an empty database with demo accounts, whose password everybody knows. */
  readonly seedDemo: boolean;
  /** And with what they did: without it the shop is on its first day. */
  readonly seedHistory: boolean;
  /** Requests worked on at once; further ones are answered 503. */
  readonly maxInFlight: number;
  /** The same for one network (an IPv4 address, an IPv6 /64); further ones are answered 429. */
  readonly maxPerAddress: number;
  /** The head of a request, and the body of a call, must have arrived after this time. @unit s */
  readonly requestSeconds: number;
  /** The client must have read an answer after this time; a connection idle for so long is closed. @unit s */
  readonly answerSeconds: number;
  /** null writes SMS to the outbox, in production refuses them. */
  readonly aliyun: AliyunSettings | null;
  /** null keeps letters in the outbox, in production sends none. */
  readonly smtp: SmtpSettings | null;
  /** null offers test identities, in production nothing. */
  readonly qq: OauthSettings | null;
  readonly wechat: OauthSettings | null;
  /** null offers a stand-in, in production nothing. */
  readonly payChannels: PayChannelSettings;
  /** null keeps files on disk. */
  readonly s3: S3Settings | null;
}

/** One or more settings are wrong; the message lists all of them. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `配置有误，服务未启动 / Configuration refused:\n${problems.map((p) => `  · ${p}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ALIYUN = [
  'BANXIN_ALIYUN_ACCESS_KEY_ID',
  'BANXIN_ALIYUN_ACCESS_KEY_SECRET',
  'BANXIN_ALIYUN_SIGN_NAME',
  'BANXIN_ALIYUN_TEMPLATE_CODE',
] as const;

/** Where the providers themselves are. */
const OAUTH_ENDPOINTS: Readonly<Record<string, string>> = {
  BANXIN_QQ_ENDPOINT: 'https://graph.qq.com',
  BANXIN_WECHAT_ENDPOINT: 'https://api.weixin.qq.com',
};

/** Reads and checks. Throws {@link ConfigError}. */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  const flag = (name: string) => {
    const value = text(name);
    if (value !== null && !['0', '1', 'true', 'false'].includes(value)) {
      problems.push(`${name} 应为 1 或 0，现为 ${value}`);
    }
    return value === '1' || value === 'true';
  };
  const integer = (name: string, fallback: number, min: number, max: number) => {
    const value = text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    problems.push(`${name} 应为 ${min} 到 ${max} 之间的整数，现为 ${value}`);
    return fallback;
  };
  const url = (name: string, protocols: readonly string[]) => {
    const value = text(name);
    if (value === null) return null;
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    problems.push(`${name} 应以 ${protocols.map((p) => `${p}//`).join(' 或 ')} 开头`);
    return null;
  };

  const isProduction = text('NODE_ENV') === 'production';
  const database = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const origin = url('PUBLIC_ORIGIN', ['http:', 'https:']);
  const fileService = url('BANXIN_FILE_SERVICE_ORIGIN', ['http:', 'https:']);
  const remote = readRemoteOrigins(text('BANXIN_REMOTE_FILE_ORIGINS'));
  problems.push(...remote.problems);
  const fixedCaptcha = text('BANXIN_FIXED_CAPTCHA');
  const cutoff = text('BANXIN_AGREEMENT_CUTOFF') ?? AGREEMENT_CUTOFF;

  if (isProduction && text('DATABASE_URL') === null && !flag('BANXIN_ALLOW_EMBEDDED')) {
    problems.push(
      'NODE_ENV=production 需要 DATABASE_URL：内置数据库不保证断电后数据完整。' +
        '确要使用内置数据库，请设置 BANXIN_ALLOW_EMBEDDED=1 ' +
        '(the embedded database does not survive a power loss; set DATABASE_URL or BANXIN_ALLOW_EMBEDDED=1)',
    );
  }
  if (isProduction && fixedCaptcha !== null) {
    problems.push(
      'NODE_ENV=production 不允许 BANXIN_FIXED_CAPTCHA (predictable captchas are for tests only)',
    );
  }
  if (fileService !== null && origin === null) {
    problems.push('BANXIN_FILE_SERVICE_ORIGIN 需要 PUBLIC_ORIGIN：只有商城页面可以调用文件服务');
  }
  if (fixedCaptcha !== null && !/^[A-Za-z0-9]{4}$/.test(fixedCaptcha)) {
    problems.push('BANXIN_FIXED_CAPTCHA 应为 4 位字母或数字');
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(cutoff) || Number.isNaN(Date.parse(cutoff))) {
    problems.push('BANXIN_AGREEMENT_CUTOFF 应为日期，例如 2020-07-28');
  }
  const given = ALIYUN.filter((name) => text(name) !== null);
  if (given.length > 0 && given.length < ALIYUN.length) {
    problems.push(`阿里云短信还缺 ${ALIYUN.filter((name) => !given.includes(name)).join('、')}`);
  }
  const protocol = text('BANXIN_ALIYUN_PROTOCOL') ?? 'https';
  if (protocol !== 'http' && protocol !== 'https') {
    problems.push('BANXIN_ALIYUN_PROTOCOL 应为 http 或 https');
  }

  const oauth = (name: string, id: string, secret: string, endpoint: string) => {
    const given = [id, secret].filter((key) => text(key) !== null);
    if (given.length === 1) problems.push(`${name} 登录还缺 ${given[0] === id ? secret : id}`);
    // A provider redirects only to an address that is registered with it.
    if (given.length > 0 && origin === null) problems.push(`${name} 登录需要 PUBLIC_ORIGIN`);
    const at = url(endpoint, ['http:', 'https:']);
    const [appId, key] = [text(id), text(secret)];
    if (appId === null || key === null) return null;
    return { appId, secret: key, endpoint: at?.origin ?? OAUTH_ENDPOINTS[endpoint] ?? '' };
  };
  const qq = oauth('QQ', 'BANXIN_QQ_APP_ID', 'BANXIN_QQ_APP_KEY', 'BANXIN_QQ_ENDPOINT');
  const wechat = oauth(
    '微信',
    'BANXIN_WECHAT_APP_ID',
    'BANXIN_WECHAT_APP_SECRET',
    'BANXIN_WECHAT_ENDPOINT',
  );

  const isFirstDay = text('BANXIN_SEED_DEMO') === 'accounts';
  const seedDemo = isFirstDay || !isProduction || flag('BANXIN_SEED_DEMO');
  const workshop = text('BANXIN_WORKSHOP') ?? (isProduction ? 'off' : 'auto');
  if (workshop !== 'auto' && workshop !== 'off') {
    problems.push(`BANXIN_WORKSHOP 应为 auto 或 off，现为 ${workshop}`);
  }
  if (isProduction && workshop === 'auto') {
    problems.push(
      'NODE_ENV=production 不允许 BANXIN_WORKSHOP=auto (orders would be approved and shipped by nobody)',
    );
  }
  const kuaidi = ['BANXIN_KUAIDI100_CUSTOMER', 'BANXIN_KUAIDI100_KEY'] as const;
  const [kuaidiCustomer, kuaidiKey] = kuaidi.map(text);
  if ((kuaidiCustomer === null) !== (kuaidiKey === null)) {
    problems.push(`快递100 还缺 ${kuaidiCustomer === null ? kuaidi[0] : kuaidi[1]}`);
  }
  const kuaidiEndpoint = url('BANXIN_KUAIDI100_ENDPOINT', ['http:', 'https:']);

  const s3 = readS3Settings(env);
  const payChannels = readPayChannels(env, origin !== null);
  const smtp = readSmtp(env, { isProduction, hasOrigin: origin !== null });
  problems.push(...s3.problems, ...payChannels.problems, ...smtp.problems);

  const maxInFlight = integer('BANXIN_MAX_IN_FLIGHT', 256, 1, 100_000);
  const config: Config = {
    isProduction,
    port: integer('PORT', 4000, 0, 65_535),
    host: text('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: text('BANXIN_DATA_DIR') ?? `${root}.data`,
    databaseUrl: database ? database.href : null,
    databasePool: integer('BANXIN_DATABASE_POOL', 10, 1, 200),
    publicOrigin: origin ? origin.origin : null,
    fileServiceOrigin: fileService ? fileService.origin : null,
    remoteFileOrigins: remote.origins,
    trustProxy: flag('BANXIN_TRUST_PROXY'),
    fixedCaptcha,
    agreementCutoff: cutoff,
    logLevel: text('BANXIN_LOG_LEVEL') ?? 'info',
    shopDir: text('BANXIN_SHOP_DIR') ?? `${root}apps/shop/dist`,
    shopRenderer: text('BANXIN_SHOP_RENDERER') ?? `${root}apps/shop/dist-server/entry-server.js`,
    seedDemo,
    seedHistory: seedDemo && !isFirstDay,
    workshop: workshop === 'auto' ? 'auto' : 'off',
    kuaidi100:
      kuaidiCustomer && kuaidiKey
        ? {
            customer: kuaidiCustomer,
            key: kuaidiKey,
            endpoint: kuaidiEndpoint?.origin ?? 'https://poll.kuaidi100.com',
          }
        : null,
    maxInFlight,
    maxPerAddress: integer('BANXIN_MAX_PER_ADDRESS', Math.ceil(maxInFlight / 4), 1, 100_000),
    requestSeconds: integer('BANXIN_REQUEST_SECONDS', 15, 1, 600),
    answerSeconds: integer('BANXIN_ANSWER_SECONDS', 60, 1, 3_600),
    aliyun:
      given.length === ALIYUN.length
        ? {
            accessKeyId: text(ALIYUN[0]) ?? '',
            accessKeySecret: text(ALIYUN[1]) ?? '',
            signName: text(ALIYUN[2]) ?? '',
            templateCode: text(ALIYUN[3]) ?? '',
            noticeTemplateCode: text('BANXIN_ALIYUN_NOTICE_TEMPLATE_CODE'),
            endpoint: text('BANXIN_ALIYUN_ENDPOINT') ?? 'dysmsapi.aliyuncs.com',
            protocol: protocol === 'http' ? 'http' : 'https',
          }
        : null,
    smtp: smtp.settings,
    qq,
    wechat,
    payChannels: payChannels.settings,
    s3: s3.settings,
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Browsers reach the shop by https only. */
export const isHttps = ({ publicOrigin }: Pick<Config, 'publicOrigin'>): boolean =>
  publicOrigin?.startsWith('https:') ?? false;
