/**
 * Paying an opened payment from the account's balance.
 * idle · loading · loadFailed · choosing · tooLittle: the balance lacks something · paying ·
 * payFailed · expired · paid: shows the receipt · left (final).
 * Paying twice is impossible: `paying` hears no PAY, and every try has the same idempotency key.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import { failureOf, told } from '../failure.ts';
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

export const cashierMachine = setup({
  types: {} as {
    context: CashierContext;
    events: CashierEvent;
    input: CashierInput;
    emitted: CashierEmitted;
    tags: 'loading' | 'busy' | 'payable' | 'problem' | 'paid';
  },
  actors: {
    fetchPayment: fromPromise<Payment, { paymentSN: string }>(unprovided('fetchPayment')),
    pay: fromPromise<PayAnswer, PayRequest>(unprovided('pay')),
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
    goToTopUp: emit({ type: 'navigate', to: '/user/recharge', replace: false }),
    goToOrder: emit(({ context }) => ({
      type: 'navigate',
      to: context.payment
        ? `/user/orderDetail/${encodeURIComponent(context.payment.orderSN)}`
        : '/user/myorder',
      replace: true,
    })),
    tellFailure: emit((_, params: { error: unknown }) => told(failureOf(params.error))),
  },
  guards: {
    isPaid: (_, params: { payment: Payment }) => params.payment.status === 'paid',
    isOver: (_, params: { payment: Payment }) => params.payment.status !== 'pending',
    lacksMoney: (_, { payment }: { payment: Payment }) => payment.balance < payment.amount,
    isSettled: (_, { answer }: { answer: PayAnswer }) =>
      answer.kind === 'paid' || answer.kind === 'paidBefore',
    isTooLittle: (_, { answer }: { answer: PayAnswer }) => answer.kind === 'tooLittle',
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
  }),
  initial: 'idle',
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
      on: { PAY: 'paying', EXPIRE: 'expired', REFRESH: 'loading' },
    },
    tooLittle: {
      tags: 'problem',
      on: {
        TOP_UP: { target: 'left', actions: 'goToTopUp' },
        REFRESH: 'loading',
        EXPIRE: 'expired',
      },
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
          { target: 'expired' },
        ],
        onError: {
          target: 'payFailed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    payFailed: {
      tags: ['payable', 'problem'],
      on: {
        PAY: { target: 'paying', actions: 'forgetFailure' },
        BACK: { target: 'loading', actions: 'forgetFailure' },
      },
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
