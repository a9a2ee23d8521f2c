/** What the cashier is made of: actors, actions, guards and delays by name. */
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
  PaymentMethod,
  PayRequest,
  Standing,
  StartAnswer,
  StartRequest,
} from './cashier.types.ts';

/** Until the payment expires. @unit ms */
const leftOf = ({ payment, left }: CashierContext): number =>
  payment ? left(payment.expiresAt) : Number.POSITIVE_INFINITY;

/** The first channel that takes this payment; the account does not fill itself. */
const firstChannelOf = ({ channels }: Payment): PaymentMethod =>
  (channels.find(({ closed }) => closed === null) ?? channels[0])?.channel ?? 'bank';

/** What is chosen, or would be once this payment is loaded: what was begun last, else the balance. */
const methodOf = ({ method }: CashierContext, payment: Payment | undefined): PaymentMethod =>
  method ?? payment?.begun ?? (payment?.topUp ? firstChannelOf(payment) : 'balance');

export const cashierSetup = setup({
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
    startChannel: fromPromise<StartAnswer, StartRequest>(unprovided('startChannel')),
    poll: fromPromise<Standing, { paymentSN: string }>(unprovided('poll')),
  },
  actions: {
    keepPayment: assign(({ context }, { payment }: { payment: Payment }) => ({
      payment,
      method: methodOf(context, payment),
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
    choose: assign({
      method: ({ context, event }) => (event.type === 'CHOOSE' ? event.method : context.method),
    }),
    comeBack: assign({ method: ({ context }) => context.back, back: undefined }),
    keepStart: assign({
      start: (_, { answer }: { answer: StartAnswer }) =>
        answer.kind === 'started' ? answer.start : undefined,
    }),
    forgetStart: assign({ start: undefined }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    forgetFailure: assign({ failure: undefined }),
    hide: assign({ hidden: true }),
    see: assign({ hidden: false }),
    countAnswer: assign({ unanswered: 0 }),
    countSilence: assign({ unanswered: ({ context }) => context.unanswered + 1 }),
    goToTopUp: emit({ type: 'navigate', to: { name: 'recharge' }, replace: false }),
    goToOrder: emit(({ context }) => {
      if (context.payment?.topUp) {
        return { type: 'navigate', to: { name: 'recharge' }, replace: true };
      }
      const [only, ...others] = context.payment?.subjects ?? [];
      // The order of a membership has no page of its own.
      if (only?.kind === 'vip') {
        return { type: 'navigate', to: { name: 'vipRecord' }, replace: true };
      }
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
    isPaid: (_, { payment }: { payment: Payment }) => payment.status === 'paid',
    isOver: (_, { payment }: { payment: Payment }) => payment.status !== 'pending',
    isEnded: (_, { status }: Standing) => status !== 'pending',
    lacksMoney: ({ context }, { payment }: { payment: Payment }) =>
      methodOf(context, payment) === 'balance' && payment.balance < payment.amount,
    // What was begun there may be paid by now.
    comesBack: ({ context }, { payment }: { payment: Payment }) =>
      context.back !== undefined && payment.begun === context.back,
    choosesTooLittle: ({ context, event }) =>
      event.type === 'CHOOSE' && event.method === 'balance' && context.missing > 0,
    byChannel: ({ context }) => context.method !== 'balance',
    isStarted: (_, { answer }: { answer: StartAnswer }) => answer.kind === 'started',
    isPaidBefore: (_, { answer }: { answer: StartAnswer }) => answer.kind === 'paidBefore',
    isMoved: (_, { answer }: { answer: StartAnswer }) => answer.kind === 'moved',
    hasCode: ({ context }) => Boolean(context.start?.codeUrl),
    isCodeOver: ({ context: { start, left } }) =>
      Boolean(start?.codeUrl) && start !== undefined && left(start.expiresAt) <= 0,
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
    CODE: ({ context: { start, left } }) => Math.max(start ? left(start.expiresAt) : 0, 0),
    EXPIRY: ({ context }) => Math.max(leftOf(context), 0),
  },
});
