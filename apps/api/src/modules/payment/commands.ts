/** Money at the finance desk by commands: `npm run ops -- bank …`. */
import { payChannelName } from '@banxin/contract/entities/payment';
import { backWhy, entered, unplacedWhy } from '@banxin/contract/messages/receipts';
import { type Fen, moneyText } from '@banxin/contract/money';
import type { Command, Shop } from '../../command.ts';
import type { Db } from '../../db/transaction.ts';
import { type DeskShop, LISTED } from '../../desk.ts';
import { Refusal } from '../../http/refusal.ts';
import { createLog } from '../../log.ts';
import { returnsByHand } from '../paymentRecord/returns.ts';
import { type UnplacedKey, unplacedMoney } from '../paymentRecord/unplaced.ts';
import { type BackDesk, confirmGivenBack } from './givingBack.ts';
import { receiveTransfer } from './transfers.ts';
import { creditUnplaced, noteUnplaced, placeUnplaced, returnUnplaced } from './unplacedDesk.ts';

/** Lines of the money that came by any channel and pays nothing, the oldest first. */
export async function listUnplaced(db: Db): Promise<string> {
  const rows = await unplacedMoney(db)
    .selectAll('u')
    .orderBy('u.created_at')
    .orderBy('u.channel_no')
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return '没有待处理的来款';
  return rows
    .map((row) => {
      const sum = moneyText(row.amount as Fen);
      const due = row.expected === null ? '' : ` / ${moneyText(row.expected as Fen)}`;
      const why = unplacedWhy[row.why].words(undefined).join(' (');
      return `${row.channel}  ${row.channel_no}  ${row.trade_sn}  ${sum}${due}  ${row.paid_at}  ${why})`;
    })
    .join('\n');
}

/** Lines of those that wait for people, the oldest first. */
export async function listByHand(db: Db): Promise<string> {
  const rows = await returnsByHand(db)
    .select(['r.return_sn', 'r.amount', 'r.created_at', 'r.hand_why', 'r.failure', 't.channel'])
    .orderBy('r.created_at')
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return '没有等待人工退回的款项';
  return rows
    .map((row) => {
      const why = row.hand_why && backWhy[row.hand_why].words(undefined).join(' (');
      const said = why && `  ${row.channel}  ${why})  ${row.failure ?? ''}`;
      return `${row.return_sn}  ${moneyText(row.amount as Fen)}  ${row.created_at}${said ?? ''}`;
    })
    .join('\n');
}

const at = ({ db, now }: Shop): DeskShop => ({ db, now, actor: 'staff:ops' });

const atBacks = (shop: Shop): BackDesk => ({
  ...at(shop),
  log: createLog('warn'),
  channels: shop.channels,
});

type Step = (desk: DeskShop, key: UnplacedKey) => Promise<Refusal | null>;

/** Takes a step of money that came by a channel, under its number there. */
async function settle(shop: Shop, channel: string, number: string, step: Step): Promise<string> {
  const known = payChannelName.options.find((one) => one === channel);
  if (known === undefined) return `没有 ${channel} 这种方式：${payChannelName.options.join('、')}`;
  const refusal = await step(at(shop), { channel: known, channel_no: number });
  return refusal?.message ?? `已处理 ${number}`;
}

export const bankCommands: readonly Command[] = [
  {
    name: 'bank receive',
    parameters: ['remark', 'yuan', 'number'],
    does: '登记一笔到账的对公转账：附言、金额（元）、银行流水号 (enters a transfer that came)',
    run: async ({ db, now }, remark = '', yuan = '', number = '') => {
      const shop = { db, log: createLog('warn') };
      const arrival = await receiveTransfer(shop, { remark, yuan, number }, now);
      return arrival instanceof Refusal
        ? arrival.message
        : entered[arrival].words(undefined).join(' · ');
    },
  },
  {
    name: 'bank returned',
    parameters: ['number', 'bankRef'],
    does: '登记一笔已由人工退回的款项：编号见 bank returns，汇出的银行流水号；渠道没退成的先向渠道核对 (sent back by hand; a channel that did not give it back is asked once more)',
    run: async (shop, number = '', bankRef) =>
      (await confirmGivenBack(atBacks(shop), { number, bankRef }))?.message ??
      `已登记退回 ${number}`,
  },
  {
    name: 'bank returns',
    parameters: [],
    does: '列出等待人工退回的款项，渠道没退成的写明原因 (money that people have to send back, and why its channel does not)',
    run: ({ db }) => listByHand(db),
  },
  {
    name: 'bank unplaced',
    parameters: [],
    does: '列出收到而不能入账的款项：金额或附言不符 (money that came and pays nothing)',
    run: ({ db }) => listUnplaced(db),
  },
  {
    name: 'bank match',
    parameters: ['channel', 'number', 'remark'],
    does: '附言有误的来款确认到账：付款单的附言码 (it pays the payment with this remark after all)',
    run: (shop, channel = '', number = '', remark = '') =>
      settle(shop, channel, number, (desk, key) => placeUnplaced(desk, key, remark)),
  },
  {
    name: 'bank credit',
    parameters: ['channel', 'number', 'account?'],
    does: '不能入账的款项转入客户余额，附言没有付款单时写客户账号 (puts it into the balance of its customer)',
    run: (shop, channel = '', number = '', account?: string) =>
      settle(shop, channel, number, (desk, key) => creditUnplaced(desk, key, account)),
  },
  {
    name: 'bank giveback',
    parameters: ['channel', 'number', 'bankRef'],
    does: '不能入账的款项已原路退回：退款的流水号 (it was sent back, under this number)',
    run: (shop, channel = '', number = '', bankRef?: string) =>
      settle(shop, channel, number, (desk, key) => returnUnplaced(desk, key, bankRef)),
  },
  {
    name: 'bank settled',
    parameters: ['channel', 'number', 'how'],
    does: '登记一笔不能入账的款项如何处理，例如 bank settled bank 0123 "抵运费" (what became of it)',
    run: (shop, channel = '', number = '', how = '') =>
      settle(shop, channel, number, (desk, key) => noteUnplaced(desk, key, how)),
  },
];
