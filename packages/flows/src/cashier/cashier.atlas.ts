/** States of the cashier. */
import { fen } from '@banxin/contract/money';
import { defineAtlas } from '../testing/atlas.ts';
import { cashierMachine } from './cashier.machine.ts';
import { samplePaid, samplePayment, sampleTooLittle } from './cashier.samples.ts';

export const cashierAtlas = defineAtlas({
  machine: cashierMachine,
  inputs: { opened: { paymentSN: samplePayment.paymentSN, key: 'k' } },
  events: [],
  answers: {
    fetchPayment: [
      samplePayment,
      { ...samplePayment, balance: fen(10_000) },
      { ...samplePayment, status: 'paid' },
      { ...samplePayment, status: 'expired' },
    ],
    pay: [samplePaid, sampleTooLittle, { kind: 'paidBefore' }, { kind: 'over' }],
  },
  project: ({ receipt, missing }) => [receipt !== undefined, missing > 0],
  look: ({ receipt }) => receipt !== undefined,
  noView: {
    idle: 'the page asks for its payment at once',
    left: 'the page goes to the order or to the top-up',
  },
  transient: [],
  neverTaken: {},
});
