/** What a table of jobs could take off, and what it takes off with what was chosen. Nothing is ordered. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { prepareTogether as prepareCall } from '@banxin/contract/calls/order/together';
import { fen } from '@banxin/contract/money';
import type { UserContext } from '../../context.ts';
import { orderPrice } from '../order/held.ts';
import { readWallet } from './takeOff.ts';
import { type Line, offersTogether, takenOffTogether, usedTogether } from './takeOffTogether.ts';

export async function prepareTogether(
  context: UserContext,
  { rows, province, ...choice }: ParsedOf<typeof prepareCall>,
): Promise<OutputOf<typeof prepareCall>> {
  const { db, customer, now } = context;
  const lines: Line[] = [];
  for (const row of rows) {
    const base = await orderPrice(db, { ...row, province }, customer, now);
    // What cannot be ordered takes nothing off; ordering it says why it cannot.
    if (base?.valid) lines.push({ base, urgent: row.urgent });
  }
  const wallet = await readWallet(db, customer.ownerId, now);
  const all = takenOffTogether(context, lines, wallet, choice);
  const before = lines.reduce((sum, { base }) => sum + base.total, 0);
  const total = all.reduce((sum, { made }) => sum + made.total, 0);
  const { couponId, freightCouponId, redPacketSum } = usedTogether(all);
  const most =
    wallet.redPacket === 0
      ? all
      : takenOffTogether(context, lines, wallet, { ...choice, redPacketSum: wallet.redPacket });
  return {
    sums: { before: fen(before), off: fen(before - total), total: fen(total) },
    offers: offersTogether(context, lines, wallet),
    used: { couponId, freightCouponId, redPacketSum },
    have: { redPacket: fen(wallet.redPacket) },
    most: { redPacket: usedTogether(most).redPacketSum },
  };
}
