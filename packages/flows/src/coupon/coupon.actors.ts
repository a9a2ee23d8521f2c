/** Calls of the coupon dialog. */
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';

/** `receiveCoupon` claims the gift pack and answers its sum. @unit fen */
export const createCouponActors = (client: FlowClient) => ({
  receiveCoupon: fromPromise<{ amount: number }>(async ({ signal }) => {
    const { amount } = await client.send(receiveNewCustomerCoupon, {}, { signal });
    // the wire speaks yuan here
    return { amount: Math.round(amount * 100) };
  }),
});
