/** States of the coupon dialog. */
import { defineAtlas } from '../testing/atlas.ts';
import { couponMachine } from './coupon.machine.ts';

export const couponAtlas = defineAtlas({
  machine: couponMachine,
  inputs: { opened: undefined },
  events: [],
  answers: { receiveCoupon: [{ amount: 3_000 }] },
  project: () => null,
  noView: {
    reloadPending: 'the dialog is closed already',
    reloaded: 'the page loads again',
    closed: 'the dialog is gone',
  },
  transient: [],
  neverTaken: {},
});
