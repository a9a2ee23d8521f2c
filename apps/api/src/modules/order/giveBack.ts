/** Money of an order goes back the way it came: of the newest payments first, each by its own channel. */
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import type { Fen } from '@banxin/contract/money';
import { sql } from 'kysely';
import { bookEntry, bookPassing } from '../../db/ledger.ts';
import type { Tx } from '../../db/transaction.ts';
import { countGrowth } from '../growth/growth.ts';
import { tell } from '../message/tell.ts';
import { paidPartsOf, recordPartRefunded } from '../paymentRecord/paymentRecord.ts';
import { owePaid } from '../paymentRecord/returns.ts';
import { paidTradeOf } from '../paymentRecord/trades.ts';
import type { OrderRow } from './order.ts';

export interface GiveBackTerms {
  /** Of the booking to the balance; each time of one order another. */
  readonly reference: string;
  /** The same of what was paid for freight alone. @default `reference`: all of it is one booking */
  readonly ofFreight?: string;
  /** The same for the returns by channels. @default '' the only one */
  readonly mark?: string;
  /**
   * Where it goes instead of the way it came: into the balance, as a red packet, or by a transfer that the finance desk
   * has sent.
   */
  readonly to?: 'balance' | 'redPacket' | 'bank';
  /** What makes its messages others than those of another time. */
  readonly of: string;
  /** Instant. */
  readonly now: string;
}

/**
 * Gives back so much of what was paid; the caller holds the order's lock and changes nothing else of its money.
 * Answers the balance after it; null when nothing went there.
 * @param amount above zero. @unit fen
 * @throws Error when it is more than was paid and not given back yet
 */
export async function giveBack(
  tx: Tx,
  order: OrderRow,
  amount: number,
  { reference, ofFreight = reference, mark = '', to, of, now }: GiveBackTerms,
): Promise<number | null> {
  const byWay = new Map<PayChannelName | null, number>();
  const bookings = new Map<string, { amount: number; ofBonus: number }>();
  let left = amount;
  for (const part of await paidPartsOf(tx, order)) {
    const back = Math.min(left, part.part - part.returned);
    if (back <= 0) continue;
    left -= back;
    // What was spent last comes back first; it may be spent again and is still not paid in.
    const given = Math.min(back, part.from_bonus);
    await recordPartRefunded(tx, part, order, back, given);
    let channel: PayChannelName | null = null;
    if (part.method !== 'balance' && to === undefined) {
      const trade = await paidTradeOf(tx, part);
      await owePaid(tx, trade, { orderId: order.id, amount: back, mark, now });
      channel = trade.channel;
    } else {
      const name = part.kind === 'freight' ? ofFreight : reference;
      const booking = bookings.get(name) ?? { amount: 0, ofBonus: 0 };
      booking.amount += back;
      booking.ofBonus += given;
      bookings.set(name, booking);
      if (to === 'bank') channel = 'bank';
    }
    byWay.set(channel, (byWay.get(channel) ?? 0) + back);
  }
  if (left > 0) throw new Error(`${order.order_sn}: ${left} fen more go back than were paid`);
  await tx
    .updateTable('orders')
    .set({ refunded: sql`refunded + ${amount}` })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .execute();
  let balanceAfter: number | null = null;
  for (const [name, booking] of bookings) {
    const entry = {
      customerId: order.customer_id,
      flow: accountFlow.refund,
      amount: booking.amount,
      reference: name,
      at: now,
    };
    if (to === 'bank') {
      await bookPassing(tx, { ...entry, from: 'sales', to: 'cash' });
      continue;
    }
    const isRedPacket = to === 'redPacket';
    const asset = isRedPacket ? assetKind.cashRedPacket : assetKind.balance;
    const booked = await bookEntry(tx, {
      ...entry,
      asset,
      ...(!isRedPacket && { ofBonus: booking.ofBonus }),
    });
    if (!booked.ok) throw new Error(`Refund of ${order.order_sn} was refused`);
    if (!isRedPacket) balanceAfter = booked.balanceAfter;
  }
  for (const [channel, back] of byWay) {
    await tell(tx, {
      customerId: order.customer_id,
      kind: 'refunded',
      values: {
        orderSN: order.order_sn,
        amount: back as Fen,
        ...(channel !== null && { channel }),
        ...(to === 'redPacket' && { isRedPacket: true as const }),
      },
      of: byWay.size === 1 ? of : `${of}:${channel ?? 'balance'}`,
      at: now,
    });
  }
  await countGrowth(tx, order.customer_id, now);
  return balanceAfter;
}
