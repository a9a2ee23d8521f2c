/**
 * The new-customer gift pack as a dialog.
 * sealed · requesting · opened: the amount is shown · reloadPending: closed, 200 ms to go ·
 * reloaded, closed (final).
 * @see specification §4 coupon dialog, §9
 */
import { RELOAD_DELAY_MS } from '@banxin/contract/constants';
import { assign, emit, fromPromise, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import type { CouponContext, CouponEmitted, CouponEvent } from './coupon.types.ts';

export const couponMachine = setup({
  types: {} as {
    context: CouponContext;
    events: CouponEvent;
    emitted: CouponEmitted;
    tags: 'open' | 'busy' | 'opened';
  },
  actors: { receiveCoupon: fromPromise<{ amount: number }>(unprovided('receiveCoupon')) },
  actions: {
    keepAmount: assign({ amount: (_, params: { amount: number }) => params.amount }),
    reload: emit({ type: 'reload' }),
  },
  delays: { RELOAD: RELOAD_DELAY_MS },
}).createMachine({
  id: 'coupon',
  context: { amount: undefined },
  initial: 'sealed',
  states: {
    sealed: { tags: 'open', on: { CLICK: 'requesting', CLOSE: 'closed' } },
    // A second click, or a way out, while the pack is being claimed would lose the answer.
    requesting: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'receiveCoupon',
        src: 'receiveCoupon',
        onDone: {
          target: 'opened',
          actions: {
            type: 'keepAmount',
            params: ({ event }) => ({ amount: event.output.amount }),
          },
        },
        onError: 'closed',
      },
    },
    opened: { tags: ['open', 'opened'], on: { CLICK: 'reloadPending', CLOSE: 'reloadPending' } },
    reloadPending: { after: { RELOAD: { target: 'reloaded', actions: 'reload' } } },
    reloaded: { type: 'final' },
    closed: { type: 'final' },
  },
});
