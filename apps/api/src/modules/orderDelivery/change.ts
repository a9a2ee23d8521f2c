/** Another address of an order, or several: whether it can be, what it makes of the freight, and making it. */
import type { ParsedOf } from '@banxin/contract/call';
import type { setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { orderFlag } from '@banxin/contract/enums/order';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { cloud as cloudRefusals } from '@banxin/contract/refusals/cloud';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { FreightWish } from '../../db/tables/money.ts';
import type { Tx } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { noteUse } from '../customer/noteUse.ts';
import { isOfCloud, severalRefusal } from '../order/drops.ts';
import type { OrderRow } from '../order/order.ts';
import { recordEvent } from '../order/status.ts';
import {
  type Agreed,
  agreedOf,
  type FieldOf,
  freightOf,
  freightOfWays,
  type PossibleWay,
  waysOf,
  withFreight,
} from './ways.ts';
import { writeDrops } from './writeDrops.ts';
import { writeWays } from './writeWays.ts';

type GivenDrop = ParsedOf<typeof setMultipleDelivery>['drops'][number];

/** Where an order is to go: to one address, or split over one or several. */
export interface Change {
  readonly kind: FreightWish['kind'];
  readonly drops: readonly GivenDrop[];
}

/** A change that can be made, with its price. */
export interface PricedChange extends Change {
  readonly order: Agreed;
  readonly ways: readonly PossibleWay[];
  /** The freight as it is, less its coupon. @unit fen */
  readonly before: number;
  /** What it is more, or less. @unit fen */
  readonly difference: number;
}

/** Why an order cannot be split now; null when it can. */
export function splitRefusal({ status, flags }: Pick<OrderRow, 'status' | 'flags'>) {
  if (isOfCloud({ flags })) return refuse(cloudRefusals.asOrdered);
  return mayAct('splitDelivery', status, flags) ? null : refuse(refusals.dropsTooLate, { status });
}

/** The order as it was agreed, when it stands so that this kind of change can be made. */
export function changeable(order: OrderRow, kind: Change['kind']): Agreed | Refusal {
  const { status, flags } = order;
  const agreed = agreedOf(order);
  if (agreed === null) return refuse(refusals.unconfirmed);
  if (kind === 'drops') return splitRefusal(order) ?? agreed;
  const several = severalRefusal(order);
  if (several !== null) return several;
  return mayAct('changeAddress', status, flags)
    ? agreed
    : refuse(refusals.addressTooLate, { status });
}

/** Fields as the inputs have them: the province of a drop stands in its receiver. */
const fieldOf: Readonly<Record<Change['kind'], FieldOf>> = {
  address: (_, field) => field,
  drops: (index, field) => `drops.${index}.${field === 'province' ? `receiver.${field}` : field}`,
};

/** @param now instant */
export function priced(order: Agreed, change: Change, now: string): PricedChange | Refusal {
  const ways = waysOf(
    order,
    change.drops.map(({ receiver: { province }, quantity, carrier }) => ({
      province,
      quantity,
      carrier,
    })),
    now,
    fieldOf[change.kind],
  );
  if (ways instanceof Refusal) return ways;
  const before = freightOf(order.quote);
  const after = freightOf(withFreight(order.quote, freightOfWays(order, ways)));
  return { ...change, order, ways, before, difference: after - before };
}

/** 江苏省苏州市, and a city that is its own province once. */
const placeOf = ({ province, city }: { readonly province: string; readonly city?: string }) =>
  city === undefined || city === province ? province : `${province}${city}`;

/** What the order's log says. */
function noteOf({ kind, order, drops }: PricedChange) {
  const [first] = drops;
  return kind === 'drops' || first === undefined
    ? messageOf(note.dropsChanged, { drops: drops.length })
    : messageOf(note.addressChanged, {
        from: placeOf(order.receiver),
        to: placeOf(first.receiver),
      });
}

const EVENT = { address: 'ADDRESS_CHANGE', drops: 'SPLIT_DELIVERY' } as const;

/** The order goes there from now on; what it costs more or less is settled by the caller, who holds its lock. */
export async function makeChange(
  tx: Tx,
  change: PricedChange,
  {
    by,
    now,
  }: { readonly by: { readonly id: number; readonly mobile: string }; readonly now: string },
): Promise<void> {
  const { kind, order, drops, ways } = change;
  const { addressChange, multiSiteShipping } = orderFlag;
  const splits = drops.length > 1 ? orderFlag.add : orderFlag.remove;
  await writeWays(tx, order, {
    receivers: drops.map(({ receiver }) => receiver),
    ways,
    flags:
      kind === 'address'
        ? orderFlag.add(order.flags, addressChange)
        : splits(order.flags, multiSiteShipping),
    by,
    now,
  });
  if (kind === 'drops') await writeDrops(tx, order, drops, ways);
  await noteUse(tx, order.customer_id, {
    receivers: drops.map(({ receiver }) => receiver),
    at: now,
  });
  await recordEvent(tx, order, {
    event: EVENT[kind],
    actor: `customer:${by.id}`,
    reason: noteOf(change),
    at: now,
  });
}
