/** Chooses the drivers of QQ and WeChat by what is configured. */
import type { Config } from './config.ts';
import { systemClock } from './ports/clock.ts';
import { createLocalOauth, type LocalOauth } from './ports/localOauth.ts';
import { callbackPath, type OauthProvider, type OauthProviders } from './ports/oauth.ts';
import { createQqOauth } from './ports/qqOauth.ts';
import { systemRandom } from './ports/random.ts';
import { createWechatOauth } from './ports/wechatOauth.ts';

export interface OpenedOauth {
  readonly oauth: OauthProviders;
  /** Drivers that stand in for a provider; their pages have to be served. */
  readonly local: Readonly<Partial<Record<OauthProvider, LocalOauth>>>;
}

/** Real where there are keys; else test identities, but never in production. */
export function openOauth({ qq, wechat, isProduction, publicOrigin }: Config): OpenedOauth {
  const local: Partial<Record<OauthProvider, LocalOauth>> = {};
  const standIn = (provider: OauthProvider) => {
    if (isProduction) return null;
    const driver = createLocalOauth(provider, { random: systemRandom, clock: systemClock });
    local[provider] = driver;
    return driver;
  };
  const oauth = {
    qq: qq
      ? createQqOauth({
          appId: qq.appId,
          appKey: qq.secret,
          endpoint: qq.endpoint,
          redirectUri: `${publicOrigin}${callbackPath.qq}`,
        })
      : standIn('qq'),
    wechat: wechat
      ? createWechatOauth({
          appId: wechat.appId,
          appSecret: wechat.secret,
          endpoint: wechat.endpoint,
          authorizeEndpoint: 'https://open.weixin.qq.com',
          redirectUri: `${publicOrigin}${callbackPath.wechat}`,
        })
      : standIn('wechat'),
  };
  return { oauth, local };
}
