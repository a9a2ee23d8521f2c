/** Calls of confirming an order. */
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import * as errCode from '@banxin/contract/codes';
import type { order } from '@banxin/contract/refusals/order';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import { refusalData } from '../failure.ts';
import type { ConfirmAnswer, ConfirmRequest } from './order-confirm.types.ts';

/** `confirm` answers the confirmed order or the moved price; everything else is thrown. */
export const createOrderConfirmActors = (client: FlowClient) => ({
  confirm: fromPromise<ConfirmAnswer, ConfirmRequest | undefined>(async ({ input, signal }) => {
    if (!input) throw new Error('The order was confirmed without values.');
    const { values, idempotencyKey } = input;
    try {
      const options = { signal, idempotencyKey, display: 0 } as const;
      const confirmed = await client.send(confirmOrder, values, options);
      return { kind: 'confirmed', order: confirmed };
    } catch (error) {
      const moved = refusalData<typeof order.priceMoved>(error, errCode.priceMoved);
      if (moved === undefined) throw error;
      return { kind: 'priceMoved', moved };
    }
  }),
});
