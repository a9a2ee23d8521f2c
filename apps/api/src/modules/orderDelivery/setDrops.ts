/** Splits an order's goods over several addresses, or brings them together again; freight is settled at once. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { orderFlag } from '@banxin/contract/enums/order';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { type Fen, fen } from '@banxin/contract/money';
import { cloud as cloudRefusals } from '@banxin/contract/refusals/cloud';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { isOfCloud } from '../order/drops.ts';
import { lockOrder, type OrderRow } from '../order/order.ts';
import { quantityRefusal } from '../order/severalPrice.ts';
import { recordEvent } from '../order/status.ts';
import { moveFreight } from './moveFreight.ts';
import { agreedOf, type FieldOf, freightOf, freightOfWays, waysOf, withFreight } from './ways.ts';
import { isSame, writeDrops } from './writeDrops.ts';
import { writeWays } from './writeWays.ts';

type Input = ParsedOf<typeof setMultipleDelivery>;
type Output = OutputOf<typeof setMultipleDelivery>;

/** Fields as the input has them: the province stands in the receiver. */
const fieldOf: FieldOf = (index, field) =>
  `drops.${index}.${field === 'province' ? `receiver.${field}` : field}`;

/** Why an order cannot be split now; null when it can. */
export function splitRefusal({ status, flags }: Pick<OrderRow, 'status' | 'flags'>) {
  if (isOfCloud({ flags })) return refuse(cloudRefusals.asOrdered);
  return mayAct('splitDelivery', status, flags) ? null : refuse(refusals.dropsTooLate, { status });
}

export async function setDrops(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { db, customer: actor, now } = context;
  return transaction(db, async (tx): Promise<Output | Refusal> => {
    const order = await lockOrder(tx, actor.ownerId, input.orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    const agreed = agreedOf(order);
    if (agreed === null) return refuse(refusals.unconfirmed);
    const { status, version, flags } = order;
    const tooLate = splitRefusal(order);
    if (tooLate !== null) return tooLate;
    const wrong = quantityRefusal(input.drops, order.configuration.quantity);
    if (wrong !== null) return wrong;
    if (await isSame(tx, order, input.drops)) return { difference: fen(0), balanceAfter: null };
    // Of an order that was paid meanwhile the difference would move money at once: it is looked at again.
    if (version !== input.version) return refuse(refusals.dropsMoved, { status });
    const ways = waysOf(
      agreed,
      input.drops.map(({ receiver: { province }, quantity, carrier }) => ({
        province,
        quantity,
        carrier,
      })),
      now,
      fieldOf,
    );
    if (ways instanceof Refusal) return ways;
    const after = freightOf(withFreight(agreed.quote, freightOfWays(agreed, ways)));
    const difference = after - freightOf(agreed.quote);
    if (difference !== input.expectedDifference) {
      return refuse(refusals.freightMoved, { difference: difference as Fen });
    }
    const balanceAfter = await moveFreight(tx, order, difference, context);
    const { multiSiteShipping } = orderFlag;
    await writeWays(tx, agreed, {
      receivers: input.drops.map(({ receiver }) => receiver),
      ways,
      flags:
        input.drops.length > 1
          ? orderFlag.add(flags, multiSiteShipping)
          : orderFlag.remove(flags, multiSiteShipping),
      by: actor,
      now,
    });
    await writeDrops(tx, agreed, input.drops, ways);
    await recordEvent(tx, order, {
      event: 'SPLIT_DELIVERY',
      actor: `customer:${actor.id}`,
      reason: messageOf(note.dropsChanged, { drops: input.drops.length }),
      at: now,
    });
    return { difference: difference as Fen, balanceAfter: balanceAfter as Fen | null };
  });
}
