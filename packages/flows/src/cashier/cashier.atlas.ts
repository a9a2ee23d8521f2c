/** States of the cashier. */
import { fen } from '@banxin/contract/money';
import { defineAtlas } from '../testing/atlas.ts';
import { failing } from '../testing/failures.ts';
import { cashierMachine } from './cashier.machine.ts';
import { samplePaid, samplePayment, sampleStart, sampleTooLittle } from './cashier.samples.ts';

export const cashierAtlas = defineAtlas({
  machine: cashierMachine,
  inputs: {
    opened: { paymentSN: samplePayment.paymentSN, key: 'k', left: () => 3_600_000 },
    soon: { paymentSN: samplePayment.paymentSN, key: 'k', left: () => 500 },
    back: {
      paymentSN: samplePayment.paymentSN,
      key: 'k',
      left: () => 3_600_000,
      back: 'wechat',
    },
    late: { paymentSN: samplePayment.paymentSN, key: 'k', left: () => 0 },
  },
  events: [
    { type: 'CHOOSE', method: 'wechat' },
    { type: 'CHOOSE', method: 'balance' },
  ],
  answers: {
    fetchPayment: [
      samplePayment,
      { ...samplePayment, begun: 'wechat' },
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
    startChannel: [
      { kind: 'started', start: sampleStart },
      { kind: 'paidBefore' },
      { kind: 'over' },
      { kind: 'moved' },
    ],
    poll: [{ status: 'pending' }, { status: 'paid' }],
  },
  failures: { pay: [failing(500), failing('network')] },
  project: ({ receipt, missing, hidden, unanswered, left, method, start, back }) => [
    method,
    start !== undefined,
    back,
    receipt !== undefined,
    missing > 0,
    hidden,
    unanswered > 0,
    left(''),
  ],
  look: ({ receipt }) => receipt !== undefined,
  tells: () => 'WithReceipt',
  noView: {
    idle: 'the page asks for its payment at once',
    'waiting.hidden': 'nobody looks at it',
    left: 'the page goes to the order or to the top-up',
  },
  transient: [],
  neverTaken: {
    'waiting.hidden: SEEN [isCodeOver] → starting':
      'the clock of the atlas stands still; cashier.test.ts lets it run',
    'waiting.hidden: SEEN [isTimeUp] → loading':
      'the clock of the atlas stands still; cashier.test.ts lets it run',
    'payFailed: always [isTimeUp] → expired':
      'the clock of the atlas stands still; cashier.test.ts lets it run',
  },
});
