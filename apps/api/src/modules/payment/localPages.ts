/** `/dev/pay/<channel>/<trade>`: stands in for a channel's page: pay, refuse, pay with a late message, pay twice. Not mounted in production. */
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { method } from '@banxin/contract/messages/payment';
import { moneyText } from '@banxin/contract/money';
import type { Words } from '@banxin/contract/refusals/row';
import type { Exchange } from '../../http/exchange.ts';
import type { Mount } from '../../http/mount.ts';
import { escapeHtml, page } from '../../http/pages/page.ts';
import type { LocalChannel } from '../../ports/localChannel.ts';
import type { Services } from '../../services.ts';
import { takeNotice } from './notices.ts';

/** Which language the shop is read in is known in the browser only: the page says everything in both. */
const both = ([zh, en]: Words): string =>
  `${escapeHtml(zh)} <span lang="en">${escapeHtml(en)}</span>`;

/** What one can do there. */
const acts = {
  pay: ['付款', 'Pay'],
  refuse: ['拒绝付款', 'Refuse'],
  late: ['付款，但不通知商城', 'Pay and tell the shop nothing'],
  twice: ['付两次款', 'Pay twice'],
} as const satisfies Record<string, Words>;

const isAct = (name: unknown): name is keyof typeof acts =>
  typeof name === 'string' && Object.hasOwn(acts, name);

/** Takes the money as often as asked; false when it is not taken any more. */
async function perform(
  services: Services,
  channel: PayChannelName,
  driver: LocalChannel,
  tradeSN: string,
  act: 'pay' | 'late' | 'twice',
): Promise<boolean> {
  for (let times = act === 'twice' ? 2 : 1; times > 0; times -= 1) {
    const notice = driver.pay(tradeSN);
    if (notice === null) return false;
    if (act !== 'late') await takeNotice(services, channel, driver, notice);
  }
  return true;
}

function mountChannel(
  app: Parameters<Mount>[0],
  services: Services,
  channel: PayChannelName,
  driver: LocalChannel,
): void {
  const path = `/dev/pay/${channel}/:tradeSN{[0-9A-Z]+}`;
  const [zh, en] = method[channel].words(undefined);
  const show = (exchange: Exchange, body: string) => {
    exchange.header('Cache-Control', 'no-store');
    return exchange.html(page(`${zh}付款（测试） · ${en} (test)`, body));
  };
  const over = (exchange: Exchange) =>
    show(
      exchange,
      `<p>${both(['这笔交易已不能付款，请回收银台重新选择付款方式。', 'This trade cannot be paid any more; please choose again at the checkout.'])}</p>`,
    );
  app.get(path, (exchange) => {
    const trade = driver.find(exchange.req.param('tradeSN') ?? '');
    if (!trade || trade.state === 'closed') return over(exchange);
    const buttons = Object.entries(acts).map(
      ([name, words]) => `<p><button name="act" value="${name}">${both(words)}</button></p>`,
    );
    return show(
      exchange,
      `<p>${both([`没有配置${zh}的密钥，此页代替${zh}的付款页。`, `No keys of ${en} are configured: this page stands in for theirs.`])}</p>` +
        `<p>${escapeHtml(trade.title)}</p><p><strong>${escapeHtml(moneyText(trade.amount as never))}</strong></p>` +
        `<form method="post">${buttons.join('')}</form>`,
    );
  });
  app.post(path, async (exchange) => {
    const tradeSN = exchange.req.param('tradeSN') ?? '';
    const { act } = await exchange.req.parseBody();
    const trade = driver.find(tradeSN);
    if (!trade || !isAct(act)) return over(exchange);
    if (act !== 'refuse' && !(await perform(services, channel, driver, tradeSN, act))) {
      return over(exchange);
    }
    // Always the shop's own page: this page leads nowhere else.
    return exchange.redirect(trade.returnUrl, 303);
  });
}

export const serveLocalChannels =
  (drivers: Readonly<Partial<Record<PayChannelName, LocalChannel>>>): Mount =>
  (app, services) => {
    for (const channel of ['alipay', 'wechat'] as const) {
      const driver = drivers[channel];
      if (driver) mountChannel(app, services, channel, driver);
    }
  };
