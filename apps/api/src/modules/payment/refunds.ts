/** Refunds of an order: to the balance, read from the ledger, and by the channel that it was paid through. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { refundRoute } from '@banxin/contract/messages/afterSales';
import { method, orderPart } from '@banxin/contract/messages/payment';
import { backWhy } from '@banxin/contract/messages/receipts';
import type { Fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { msOf } from '../../ports/clock.ts';
import { isOfFreight, returnReference } from '../order/discounts.ts';
import { findOrderById } from '../order/order.ts';
import { isFreightMark, returnsOfOrder } from '../paymentRecord/returns.ts';

/** What a refund is called. */
const named = (isFreight: boolean) => {
  const part = isFreight ? 'freight' : 'order';
  return { part, partLabel: messageOf(orderPart[part]) } as const;
};

/** Of freight that was paid alone, or that became less. */
const isFreightReturn = ({ kind, return_sn }: { kind: string; return_sn: string }): boolean =>
  kind === 'freight' || isFreightMark(return_sn);

/** By which way it goes back, and why that is another than it came by: its channel may have sent it after all. */
const wayOf = (row: Awaited<ReturnType<typeof returnsOfOrder>>[number]) => {
  const { channel, hand_why: why, bank_ref, status } = row;
  return why === null || (status === 'done' && bank_ref === null)
    ? { channel: messageOf(method[channel]), shut: null }
    : { channel: messageOf(method.bank), shut: messageOf(backWhy[why]) };
};

/** Where it went; null for the balance. */
const routeOf = ({ account, asset }: { account: string; asset: number }): KeyedMessage | null => {
  if (account === 'cash') return messageOf(method.bank);
  return asset === assetKind.cashRedPacket ? messageOf(refundRoute.redPacket) : null;
};

export async function listRefunds(
  { db, customer }: UserContext,
  { orderId }: ParsedOf<typeof getOrderRefunds>,
): Promise<OutputOf<typeof getOrderRefunds> | Refusal> {
  const order = await findOrderById(db, customer.ownerId, orderId);
  if (!order) return refuse(refusals.unknown);
  const rows = await db
    .selectFrom('ledger')
    .select(['account', 'asset', 'amount', 'balance_after', 'created_at', 'reference'])
    .where('customer_id', '=', order.customer_id)
    .where('flow', '=', accountFlow.refund)
    .where((eb) =>
      eb.or([
        eb.and([eb('account', '=', 'customer'), eb('asset', '=', assetKind.balance)]),
        // What went back otherwise than it came: of goods alone, coupons and red packets of a cancelled order are no money.
        eb.and([
          eb('reference', 'like', `return:${order.order_sn}:%`),
          eb.or([
            eb.and([eb('account', '=', 'customer'), eb('asset', '=', assetKind.cashRedPacket)]),
            eb('account', '=', 'cash'),
          ]),
        ]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('reference', '=', returnReference(order)),
        eb('reference', 'like', `freight:${order.order_sn}:%`),
        eb('reference', 'like', `return:${order.order_sn}:%`),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
  const toBalance = rows.map((row) => ({
    ...named(isOfFreight(row.reference)),
    amount: row.amount as Fen,
    at: row.created_at,
    balanceAfter: row.asset === assetKind.balance ? (row.balance_after as Fen | null) : null,
    channel: routeOf(row),
    shut: null,
    isDone: true,
  }));
  const byChannel = (await returnsOfOrder(db, order)).map((row) => ({
    ...named(isFreightReturn(row)),
    ...wayOf(row),
    amount: row.amount as Fen,
    at: row.created_at,
    balanceAfter: null,
    isDone: row.status === 'done',
  }));
  return [...byChannel, ...toBalance].sort((a, b) => msOf(b.at) - msOf(a.at));
}
