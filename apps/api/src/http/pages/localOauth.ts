/** `/dev/oauth/qq`, `/dev/oauth/wechat`: stands in for a provider's page and lets the developer choose who to be. Not mounted in production. */

import type { LocalOauth } from '../../ports/localOauth.ts';
import { callbackPath, type OauthProvider } from '../../ports/oauth.ts';
import type { Exchange } from '../exchange.ts';
import type { Mount } from '../mount.ts';
import { escapeHtml, page } from './page.ts';

const labels: Readonly<Record<OauthProvider, string>> = { qq: 'QQ', wechat: '微信' };

/** Identities to choose from. */
const IDENTITIES = 5;

/** Comes from outside as a provider's page does: it keeps the window's opener. */
const open = (exchange: Exchange): void => {
  exchange.header('Cache-Control', 'no-store');
  exchange.header('Cross-Origin-Opener-Policy', 'unsafe-none');
};

function mountProvider(
  app: Parameters<Mount>[0],
  provider: OauthProvider,
  driver: LocalOauth,
): void {
  const path = `/dev/oauth/${provider}`;
  const label = labels[provider];
  app.get(path, (exchange) => {
    open(exchange);
    const state = exchange.req.query('state') ?? '';
    const link = (text: string, query: Record<string, string>) =>
      `<li><a href="${escapeHtml(`${path}/answer?${new URLSearchParams({ ...query, state })}`)}">${escapeHtml(text)}</a></li>`;
    const people = Array.from({ length: IDENTITIES }, (_, index) =>
      link(`${label} 测试身份 ${index + 1}`, { identity: String(index + 1) }),
    );
    const others = [link('授权码已失效', { identity: 'spent' }), link('拒绝授权', {})];
    const body =
      `<p>没有配置${label}的密钥，此页代替${label}的授权页。选择一个身份：</p>` +
      `<ul>${people.join('')}</ul><p>或者：</p><ul>${others.join('')}</ul>`;
    return exchange.html(page(`${label}授权（测试）`, body));
  });
  app.get(`${path}/answer`, (exchange) => {
    open(exchange);
    const identity = exchange.req.query('identity');
    const back = new URLSearchParams({ state: exchange.req.query('state') ?? '' });
    if (identity === 'spent') back.set('code', 'spent');
    else if (/^[1-9]\d?$/.test(identity ?? '')) {
      back.set('code', driver.issue(`local-${provider}-${identity}`));
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
