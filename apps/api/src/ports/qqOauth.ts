/** Real driver: QQ Connect. @see https://wiki.connect.qq.com */
import { createLine } from './line.ts';
import { type Oauth, OauthCodeError, OauthFailedError } from './oauth.ts';
import { askProvider, required } from './providerAnswer.ts';

export interface QqOptions {
  readonly appId: string;
  readonly appKey: string;
  /** `https://graph.qq.com` */
  readonly endpoint: string;
  /** As registered with the provider. */
  readonly redirectUri: string;
  /** Longest wait for one answer. @default 5000 @unit ms */
  readonly timeoutMs?: number;
}

/** Not the shop's fault: 100005 no code, 100018 and 100019 code unknown or expired, 100020 code used. */
const CODE_REFUSED = new Set([100005, 100018, 100019, 100020]);

function check(fields: Readonly<Record<string, unknown>>): void {
  const { error } = fields;
  if (error === undefined || error === 0 || error === '0') return;
  const code = Number(error);
  // The description is left out: it may repeat what was sent.
  if (CODE_REFUSED.has(code)) throw new OauthCodeError(`QQ ${code}`);
  throw new OauthFailedError(`QQ ${Number.isInteger(code) ? code : 'unknown error'}`);
}

export function createQqOauth(options: QqOptions): Oauth {
  const { appId, appKey, endpoint, redirectUri, timeoutMs } = options;
  const line = createLine({ notAsked: () => new OauthFailedError('QQ is away') });
  const ask = async (path: string, parameters: Readonly<Record<string, string>>) => {
    const fields = await line(() =>
      askProvider(`${endpoint}${path}`, { ...parameters, fmt: 'json' }, timeoutMs),
    );
    check(fields);
    return fields;
  };
  return {
    authorizeUrl(state) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        scope: 'get_user_info',
      });
      return `${endpoint}/oauth2.0/authorize?${query}`;
    },
    async identify(code) {
      const token = await ask('/oauth2.0/token', {
        grant_type: 'authorization_code',
        client_id: appId,
        client_secret: appKey,
        code,
        redirect_uri: redirectUri,
      });
      const me = await ask('/oauth2.0/me', { access_token: required(token, 'access_token') });
      // A token made for another application must not log anybody in here.
      if (required(me, 'client_id') !== appId) throw new OauthFailedError('QQ foreign client_id');
      return { subject: required(me, 'openid'), nickname: async () => null };
    },
  };
}
