/** What orders could take off that are placed together, and what they take off with what was chosen. Nothing is ordered. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { prepareTogether as prepareCall } from '@banxin/contract/calls/order/together';
import type {
  OfferedTogether,
  TogetherChoice,
} from '@banxin/contract/calls/order/together.schemas';
import { fen } from '@banxin/contract/money';
import type { UserContext } from '../../context.ts';
import { priceTo } from '../order/severalPrice.ts';
import { readWallet } from './takeOff.ts';
import { type Line, offersTogether, takenOffTogether, usedTogether } from './takeOffTogether.ts';

/** @param lines what can be ordered */
export async function offeredTogether(
  context: UserContext,
  lines: readonly Line[],
  choice: TogetherChoice,
): Promise<OfferedTogether> {
  const { db, customer, now } = context;
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

/** Of a table of jobs. */
export async function prepareTogether(
  context: UserContext,
  { rows, province, ...choice }: ParsedOf<typeof prepareCall>,
): Promise<OutputOf<typeof prepareCall>> {
  const { db, customer, now } = context;
  const lines: Line[] = [];
  for (const { drops, ...row } of rows) {
    const base = await priceTo(db, { ...row, province }, drops, customer, now);
    // What cannot be ordered takes nothing off; ordering it says why it cannot.
    if (base !== null) lines.push({ base, urgent: row.urgent });
  }
  return offeredTogether(context, lines, choice);
}
