/** Withdrawals at the finance desk by commands: `npm run ops -- withdrawal …`. */
import { type Fen, moneyText } from '@banxin/contract/money';
import type { Command, Shop } from '../../command.ts';
import type { Db } from '../../db/transaction.ts';
import { LISTED } from '../../desk.ts';
import { Refusal } from '../../http/refusal.ts';
import { giveWithdrawalBack, sendWithdrawal, waitingWithdrawals } from './desk.ts';

/** Lines of those that wait, the oldest first. */
export async function listWithdrawals(db: Db): Promise<string> {
  const rows = await waitingWithdrawals(db)
    .innerJoin('customers as c', 'c.id', 'w.customer_id')
    .select(['w.withdrawal_sn', 'w.amount', 'w.created_at', 'c.name'])
    .orderBy('w.created_at')
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return '没有待处理的提现';
  return rows
    .map((row) =>
      [row.withdrawal_sn, moneyText(row.amount as Fen), row.created_at, row.name].join('  '),
    )
    .join('\n');
}

const at = ({ db, now }: Shop) => ({ db, now, actor: 'staff:ops' });

export const withdrawalCommands: readonly Command[] = [
  {
    name: 'withdrawals',
    parameters: [],
    does: '列出待处理的提现 (withdrawals that wait for the finance desk)',
    run: ({ db }) => listWithdrawals(db),
  },
  {
    name: 'withdrawal pay',
    parameters: ['number', 'bankRef?'],
    does: '确认一笔提现已打款，需要走银行的部分填流水号 (a withdrawal is sent; with the number of the bank for its part)',
    run: async (shop, number = '', bankRef) => {
      const sent = await sendWithdrawal(at(shop), { number, bankRef });
      return sent instanceof Refusal
        ? sent.message
        : `已打款 ${number}：原路 ${moneyText(sent.byChannel)}，银行 ${moneyText(sent.byBank)}`;
    },
  },
  {
    name: 'withdrawal return',
    parameters: ['number', 'reason'],
    does: '退回一笔提现到余额，原因客户会看到 (gives a withdrawal back to the balance)',
    run: async (shop, number = '', reason = '') =>
      (await giveWithdrawalBack(at(shop), { number, reason }))?.message ?? `已退回 ${number}`,
  },
];
