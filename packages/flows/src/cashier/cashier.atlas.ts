/** States of the cashier. */
import { fen } from '@banxin/contract/money';
import { defineAtlas } from '../testing/atlas.ts';
import { failing } from '../testing/failures.ts';
import { cashierMachine } from './cashier.machine.ts';
import { samplePaid, samplePayment, sampleTooLittle } from './cashier.samples.ts';

export const cashierAtlas = defineAtlas({
  machine: cashierMachine,
  inputs: {
    opened: { paymentSN: samplePayment.paymentSN, key: 'k', left: () => 3_600_000 },
    soon: { paymentSN: samplePayment.paymentSN, key: 'k', left: () => 500 },
    late: { paymentSN: samplePayment.paymentSN, key: 'k', left: () => 0 },
  },
  events: [],
  answers: {
    fetchPayment: [
      samplePayment,
      { ...samplePayment, balance: fen(10_000) },
      { ...samplePayment, status: 'paid' },
      { ...samplePayment, status: 'expired' },
    ],
    pay: [
      samplePaid,
      sampleTooLittle,
      { kind: 'paidBefore' },
      { kind: 'over' },
      { kind: 'pending' },
    ],
    poll: [
      samplePayment,
      { ...samplePayment, status: 'paid' },
      { ...samplePayment, status: 'expired' },
    ],
  },
  failures: { pay: [failing(500), failing('network')] },
  project: ({ receipt, missing, hidden, unanswered, left }) => [
    receipt !== undefined,
    missing > 0,
    hidden,
    unanswered > 0,
    left(''),
  ],
  look: ({ receipt }) => receipt !== undefined,
  noView: {
    idle: 'the page asks for its payment at once',
    'waiting.hidden': 'nobody looks at it',
    left: 'the page goes to the order or to the top-up',
  },
  transient: [],
  neverTaken: {
    'waiting.hidden: SEEN [isTimeUp] → loading':
      'the clock of the atlas stands still; cashier.test.ts lets it run',
    'payFailed: always [isTimeUp] → expired':
      'the clock of the atlas stands still; cashier.test.ts lets it run',
  },
});
