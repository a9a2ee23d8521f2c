/** Receivers of a row as calls are told of them. Pure. */
import type { DropInput } from '@banxin/contract/calls/order/drops.schemas';
import type { DropRow } from '../../features/address/drops/dropRow.ts';
import { receiverOf } from '../../features/address/useReceiver.ts';

const withCarrier = (carrier: string | null) => (carrier === null ? {} : { carrier });

/** To be priced. */
export const askedDrops = (drops: readonly DropRow[]) =>
  drops.map(({ receiver: { province }, quantity, carrier }) => ({
    ...{ province, quantity },
    ...withCarrier(carrier),
  }));

/** To be ordered. */
export const sentDrops = (drops: readonly DropRow[]): DropInput[] =>
  drops.map(({ receiver, quantity, carrier }) => ({
    ...{ receiver: receiverOf(receiver), quantity },
    ...withCarrier(carrier),
  }));
