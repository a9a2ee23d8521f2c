/**
 * Paying an opened payment from the account's balance.
 * idle · loading · loadFailed · choosing · tooLittle: the balance lacks something · paying · payFailed ·
 * waiting: nobody knows yet whether it is paid: idle | polling | hidden · expired · paid: shows the
 * receipt · left (final).
 * Paying twice is impossible: `paying` hears no PAY, and every try has the same idempotency key.
 */
import { POLL_MAX_MS, POLL_MS } from '@banxin/contract/constants';
import { assign, emit, fromPromise, setup } from 'xstate';
import { failureOf, requestErrorOf } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import type {
  CashierContext,
  CashierEmitted,
  CashierEvent,
  CashierInput,
  PayAnswer,
  Payment,
  PayRequest,
} from './cashier.types.ts';

/** Until the payment expires. @unit ms */
const leftOf = ({ payment, left }: CashierContext): number =>
  payment ? left(payment.expiresAt) : Number.POSITIVE_INFINITY;

/** Of every state in which the time to pay runs. The timer sleeps with the computer: SEEN looks again. */
const timeRuns = {
  always: { guard: 'isTimeUp', target: '#cashier.expired' },
  after: { EXPIRY: '#cashier.expired' },
} as const;

export const cashierMachine = setup({
  types: {} as {
    context: CashierContext;
    events: CashierEvent;
    input: CashierInput;
    emitted: CashierEmitted;
    tags: 'loading' | 'busy' | 'payable' | 'problem' | 'waiting' | 'polling' | 'paid';
  },
  actors: {
    fetchPayment: fromPromise<Payment, { paymentSN: string }>(unprovided('fetchPayment')),
    pay: fromPromise<PayAnswer, PayRequest>(unprovided('pay')),
    poll: fromPromise<Payment, { paymentSN: string }>(unprovided('poll')),
  },
  actions: {
    keepPayment: assign((_, { payment }: { payment: Payment }) => ({
      payment,
      missing: Math.max(0, payment.amount - payment.balance),
      failure: undefined,
    })),
    keepAnswer: assign(({ context }, { answer }: { answer: PayAnswer }) =>
      answer.kind === 'tooLittle'
        ? {
            missing: answer.missing,
            payment: context.payment && {
              ...context.payment,
              balance: answer.balance as Payment['balance'],
            },
          }
        : { receipt: answer.kind === 'paid' ? answer.receipt : undefined },
    ),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    forgetFailure: assign({ failure: undefined }),
    hide: assign({ hidden: true }),
    see: assign({ hidden: false }),
    countAnswer: assign({ unanswered: 0 }),
    countSilence: assign({ unanswered: ({ context }) => context.unanswered + 1 }),
    goToTopUp: emit({ type: 'navigate', to: { name: 'recharge' }, replace: false }),
    goToOrder: emit(({ context }) => {
      const [only, ...others] = context.payment?.subjects ?? [];
      return {
        type: 'navigate',
        to:
          only && others.length === 0
            ? { name: 'UserOrderDetail', params: { sn: only.orderSN } }
            : { name: 'myOrder' },
        replace: true,
      };
    }),
    tellFailure: emit((_, params: { error: unknown }) => requestErrorOf(failureOf(params.error))),
  },
  guards: {
    isPaid: (_, params: { payment: Payment }) => params.payment.status === 'paid',
    isOver: (_, params: { payment: Payment }) => params.payment.status !== 'pending',
    lacksMoney: (_, { payment }: { payment: Payment }) => payment.balance < payment.amount,
    isSettled: (_, { answer }: { answer: PayAnswer }) =>
      answer.kind === 'paid' || answer.kind === 'paidBefore',
    isTooLittle: (_, { answer }: { answer: PayAnswer }) => answer.kind === 'tooLittle',
    isUnsettled: (_, { answer }: { answer: PayAnswer }) => answer.kind === 'pending',
    // It may have been paid before the connection broke.
    isUnheard: (_, params: { error: unknown }) =>
      ['network', 'timeout'].includes(failureOf(params.error).kind),
    isHidden: ({ context }) => context.hidden,
    isTimeUp: ({ context }) => leftOf(context) <= 0,
  },
  delays: {
    POLL: ({ context }) => Math.min(POLL_MS * 2 ** context.unanswered, POLL_MAX_MS),
    EXPIRY: ({ context }) => Math.max(leftOf(context), 0),
  },
}).createMachine({
  id: 'cashier',
  context: ({ input }) => ({
    paymentSN: input.paymentSN,
    key: input.key,
    payment: undefined,
    receipt: undefined,
    missing: 0,
    failure: undefined,
    left: input.left,
    hidden: false,
    unanswered: 0,
  }),
  initial: 'idle',
  on: { HIDDEN: { actions: 'hide' }, SEEN: { actions: 'see' } },
  states: {
    idle: {
      tags: 'loading',
      on: { OPEN: 'loading' },
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'fetchPayment',
        src: 'fetchPayment',
        input: ({ context }) => ({ paymentSN: context.paymentSN }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ payment: event.output }) },
            target: 'paid',
            actions: { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => ({ payment: event.output }) },
            target: 'expired',
            actions: { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) },
          },
          {
            guard: { type: 'lacksMoney', params: ({ event }) => ({ payment: event.output }) },
            target: 'tooLittle',
            actions: { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) },
          },
          {
            target: 'choosing',
            actions: { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) },
          },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadFailed: {
      tags: 'problem',
      on: { RETRY: { target: 'loading', actions: 'forgetFailure' } },
    },
    choosing: {
      tags: 'payable',
      on: {
        PAY: 'paying',
        REFRESH: 'loading',
      },
      ...timeRuns,
    },
    tooLittle: {
      tags: 'problem',
      on: {
        TOP_UP: { target: 'left', actions: 'goToTopUp' },
        REFRESH: 'loading',
      },
      ...timeRuns,
    },
    paying: {
      tags: 'busy',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({ paymentSN: context.paymentSN, idempotencyKey: context.key }),
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => ({ answer: event.output }) },
            target: 'paid',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isTooLittle', params: ({ event }) => ({ answer: event.output }) },
            target: 'tooLittle',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isUnsettled', params: ({ event }) => ({ answer: event.output }) },
            target: 'waiting',
          },
          { target: 'expired' },
        ],
        onError: [
          {
            guard: { type: 'isUnheard', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'payFailed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    waiting: {
      tags: 'waiting',
      initial: 'idle',
      entry: 'countAnswer',
      on: { CANCEL: 'choosing' },
      // Whether it was paid in time only the server knows.
      after: { EXPIRY: 'loading' },
      states: {
        idle: {
          always: { guard: 'isHidden', target: 'hidden' },
          on: { CHECK: 'polling', HIDDEN: { target: 'hidden', actions: 'hide' } },
          after: { POLL: 'polling' },
        },
        polling: {
          tags: 'polling',
          on: { HIDDEN: { target: 'hidden', actions: 'hide' } },
          invoke: {
            id: 'poll',
            src: 'poll',
            input: ({ context }) => ({ paymentSN: context.paymentSN }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ payment: event.output }) },
                target: '#cashier.paid',
                actions: {
                  type: 'keepPayment',
                  params: ({ event }) => ({ payment: event.output }),
                },
              },
              {
                guard: { type: 'isOver', params: ({ event }) => ({ payment: event.output }) },
                target: '#cashier.expired',
                actions: {
                  type: 'keepPayment',
                  params: ({ event }) => ({ payment: event.output }),
                },
              },
              { target: 'idle', actions: 'countAnswer' },
            ],
            onError: { target: 'idle', actions: 'countSilence' },
          },
        },
        hidden: {
          on: {
            SEEN: [
              { guard: 'isTimeUp', target: '#cashier.loading', actions: 'see' },
              { target: 'polling', actions: 'see' },
            ],
          },
        },
      },
    },
    payFailed: {
      tags: ['payable', 'problem'],
      on: {
        PAY: { target: 'paying', actions: 'forgetFailure' },
        BACK: { target: 'loading', actions: 'forgetFailure' },
      },
      ...timeRuns,
    },
    expired: {
      tags: 'problem',
      on: { 'SHOW.ORDER': { target: 'left', actions: 'goToOrder' } },
    },
    paid: {
      tags: 'paid',
      on: { 'SHOW.ORDER': { target: 'left', actions: 'goToOrder' } },
    },
    left: { type: 'final' },
  },
});
