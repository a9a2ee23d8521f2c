/** `/dev/oauth/qq`, `/dev/oauth/wechat`: stands in for a provider's page and lets the developer choose who to be. Not mounted in production. */

import type { Words } from '@banxin/contract/refusals/row';
import type { LocalOauth } from '../../ports/localOauth.ts';
import { callbackPath, type OauthProvider } from '../../ports/oauth.ts';
import type { Exchange } from '../exchange.ts';
import type { Mount } from '../mount.ts';
import { escapeHtml, page } from './page.ts';

/** Names of the providers. */
const labels: Readonly<Record<OauthProvider, Words>> = {
  qq: ['QQ', 'QQ'],
  wechat: ['微信', 'WeChat'],
};

/** Which language the shop is read in is known in the browser only: the page says everything in both. */
const both = ([zh, en]: Words): string =>
  `${escapeHtml(zh)} <span lang="en">${escapeHtml(en)}</span>`;

/** Identities to choose from. */
const IDENTITIES = 5;

/** Sets the headers of a foreign provider's page: not cached, and the popup keeps its opener. */
const setProviderHeaders = (exchange: Exchange): void => {
  exchange.header('Cache-Control', 'no-store');
  exchange.header('Cross-Origin-Opener-Policy', 'unsafe-none');
};

function mountProvider(
  app: Parameters<Mount>[0],
  provider: OauthProvider,
  driver: LocalOauth,
): void {
  const path = `/dev/oauth/${provider}`;
  const [zh, en] = labels[provider];
  app.get(path, (exchange) => {
    setProviderHeaders(exchange);
    const state = exchange.req.query('state') ?? '';
    const link = (text: Words, query: Record<string, string>) =>
      `<li><a href="${escapeHtml(`${path}/answer?${new URLSearchParams({ ...query, state })}`)}">${both(text)}</a></li>`;
    const people = Array.from({ length: IDENTITIES }, (_, index) =>
      link([`${zh} 测试身份 ${index + 1}`, `${en} test identity ${index + 1}`], {
        identity: String(index + 1),
      }),
    );
    const others = [
      link(['授权码已失效', 'The code has expired'], { identity: 'spent' }),
      link(['拒绝授权', 'Refuse'], {}),
    ];
    const body =
      `<p>${both([
        `没有配置${zh}的密钥，此页代替${zh}的授权页。选择一个身份：`,
        `No keys of ${en} are configured: this page stands in for theirs. Choose an identity:`,
      ])}</p>` +
      `<ul>${people.join('')}</ul><p>${both(['或者：', 'Or:'])}</p><ul>${others.join('')}</ul>`;
    return exchange.html(page(`${zh}授权（测试） · ${en} login (test)`, body));
  });
  app.get(`${path}/answer`, (exchange) => {
    setProviderHeaders(exchange);
    const identity = exchange.req.query('identity');
    const back = new URLSearchParams({ state: exchange.req.query('state') ?? '' });
    if (identity === 'spent') back.set('code', 'spent');
    else if (/^[1-9]\d?$/.test(identity ?? '')) {
      back.set(
        'code',
        driver.issue(`local-${provider}-${identity}`, `${labels[provider][0]}测试身份 ${identity}`),
      );
    }
    // Always the shop's own page: this page leads nowhere else.
    return exchange.redirect(`${callbackPath[provider]}?${back}`);
  });
}

export const serveLocalOauth =
  (drivers: Readonly<Partial<Record<OauthProvider, LocalOauth>>>): Mount =>
  (app) => {
    for (const provider of ['qq', 'wechat'] as const) {
      const driver = drivers[provider];
      if (driver) mountProvider(app, provider, driver);
    }
  };
