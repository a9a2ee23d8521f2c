/** Real driver: WeChat open platform, website application. @see https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html */
import { createLine } from './line.ts';
import { type Oauth, OauthCodeError, OauthFailedError } from './oauth.ts';
import { askProvider, required } from './providerAnswer.ts';

export interface WechatOptions {
  readonly appId: string;
  readonly appSecret: string;
  /** Where codes are exchanged: `https://api.weixin.qq.com` */
  readonly endpoint: string;
  /** Where the visitor scans the code: `https://open.weixin.qq.com` */
  readonly authorizeEndpoint: string;
  /** As registered with the provider. */
  readonly redirectUri: string;
  /** Longest wait for one answer. @default 5000 @unit ms */
  readonly timeoutMs?: number;
}

/** Not the shop's fault: 40029 code unknown, 40163 code used, 41008 no code, 42003 code expired. */
const CODE_REFUSED = new Set([40029, 40163, 41008, 42003]);

/** Longest name that is kept. */
const NICKNAME_MAX = 64;

function check({ errcode }: Readonly<Record<string, unknown>>): void {
  if (errcode === undefined || errcode === 0) return;
  const code = Number(errcode);
  // `errmsg` is left out: it may repeat what was sent.
  if (CODE_REFUSED.has(code)) throw new OauthCodeError(`WeChat ${code}`);
  throw new OauthFailedError(`WeChat ${Number.isInteger(code) ? code : 'unknown error'}`);
}

export function createWechatOauth(options: WechatOptions): Oauth {
  const { appId, appSecret, endpoint, authorizeEndpoint, redirectUri, timeoutMs } = options;
  const line = createLine({ notAsked: () => new OauthFailedError('WeChat is away') });
  const ask = (path: string, parameters: Readonly<Record<string, string>>) =>
    line(() => askProvider(`${endpoint}${path}`, parameters, timeoutMs));
  /** Nobody is kept from binding by a name that does not come. */
  async function nicknameOf(
    token: Readonly<Record<string, unknown>>,
    openId: string,
  ): Promise<string | null> {
    try {
      const access = { access_token: required(token, 'access_token'), openid: openId };
      const about = await ask('/sns/userinfo', access);
      check(about);
      return required(about, 'nickname').trim().slice(0, NICKNAME_MAX) || null;
    } catch (error) {
      if (error instanceof OauthFailedError || error instanceof OauthCodeError) return null;
      throw error;
    }
  }
  return {
    authorizeUrl(state) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      });
      return `${authorizeEndpoint}/connect/qrconnect?${query}#wechat_redirect`;
    },
    async identify(code) {
      const fields = await ask('/sns/oauth2/access_token', {
        ...{ appid: appId, secret: appSecret, code },
        grant_type: 'authorization_code',
      });
      check(fields);
      const openId = required(fields, 'openid');
      return {
        subject: 'unionid' in fields ? required(fields, 'unionid') : openId,
        nickname: () => nicknameOf(fields, openId),
      };
    },
  };
}
