/**
 * Confirming a registered order.
 * idle · agreementMissing · confirming: may be cancelled · priceMoved: the differences wait for a
 * yes · failed · confirmed (final): goes to the cashier or to the order.
 * @see specification §5 agreement check, §7 ConfirmOrder
 */
import { AGREEMENT_MESSAGE_MS } from '@banxin/contract/constants';
import { messages } from '@banxin/contract/messages';
import type { Place } from '@banxin/contract/routes';
import { assign, emit, fromPromise, setup } from 'xstate';
import { failureOf, requestErrorOf } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import type {
  ConfirmAnswer,
  ConfirmRequest,
  ConfirmValues,
  OrderConfirmContext,
  OrderConfirmEmitted,
  OrderConfirmEvent,
  OrderConfirmInput,
} from './order-confirm.types.ts';

/** The same content keeps its attempt, and with it its key; other content gets the next one. */
const next = (context: OrderConfirmContext, values: ConfirmValues) => ({
  values,
  attempt:
    JSON.stringify(values) === JSON.stringify(context.values)
      ? context.attempt
      : context.attempt + 1,
  failure: undefined,
});

/** The cashier when a payment was opened, else the order. */
const nextPage = (answer: ConfirmAnswer): Place => {
  if (answer.kind !== 'confirmed') return { name: 'myOrder' };
  const { orderSN, payment } = answer.order;
  return payment
    ? { name: 'payCheckout', query: { paymentSN: payment.paymentSN } }
    : { name: 'UserOrderDetail', params: { sn: orderSN } };
};

export const orderConfirmMachine = setup({
  types: {} as {
    context: OrderConfirmContext;
    events: OrderConfirmEvent;
    input: OrderConfirmInput;
    emitted: OrderConfirmEmitted;
    tags: 'busy' | 'priceMoved' | 'failed';
  },
  actors: {
    confirm: fromPromise<ConfirmAnswer, ConfirmRequest | undefined>(unprovided('confirm')),
  },
  actions: {
    keepValues: assign(({ context, event }) =>
      event.type === 'CONFIRM' ? next(context, event.values) : {},
    ),
    acceptTotal: assign(({ context }) =>
      context.values && context.moved
        ? {
            ...next(context, { ...context.values, expectedTotal: context.moved.quote.total }),
            moved: undefined,
          }
        : {},
    ),
    keepMoved: assign({
      moved: (_, { answer }: { answer: ConfirmAnswer }) =>
        answer.kind === 'priceMoved' ? answer.moved : undefined,
    }),
    forgetMoved: assign({ moved: undefined }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    forgetFailure: assign({ failure: undefined }),
    markSigned: assign({ signed: true }),
    tellMissing: emit({
      type: 'toast',
      tone: 'error',
      message: messages.agreementMissing,
      duration: AGREEMENT_MESSAGE_MS,
    }),
    openAgreement: emit({ type: 'agreement.open', required: true }),
    goOn: emit((_, params: { answer: ConfirmAnswer }) => ({
      type: 'navigate',
      to: nextPage(params.answer),
      replace: true,
    })),
    tellFailure: emit((_, params: { error: unknown }) => requestErrorOf(failureOf(params.error))),
  },
  guards: {
    isSigned: ({ context }) => context.signed,
    isConfirmed: (_, params: { answer: ConfirmAnswer }) => params.answer.kind === 'confirmed',
  },
}).createMachine({
  id: 'order-confirm',
  context: ({ input }) => ({
    signed: input.signed,
    key: input.key,
    values: undefined,
    attempt: 0,
    moved: undefined,
    failure: undefined,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        CONFIRM: [
          { guard: 'isSigned', target: 'confirming', actions: 'keepValues' },
          { target: 'agreementMissing', actions: ['tellMissing', 'openAgreement'] },
        ],
      },
    },
    agreementMissing: {
      on: {
        'AGREEMENT.SIGNED': { target: 'idle', actions: 'markSigned' },
        'AGREEMENT.CLOSED': 'idle',
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { values, key, attempt } }) =>
          values && { values, idempotencyKey: `${key}-${attempt}` },
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ answer: event.output }) },
            target: 'confirmed',
            actions: {
              type: 'goOn',
              params: ({ event }) => ({ answer: event.output }),
            },
          },
          {
            target: 'priceMoved',
            actions: { type: 'keepMoved', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: { CANCEL: 'idle' },
    },
    priceMoved: {
      tags: 'priceMoved',
      on: {
        ACCEPT: { target: 'confirming', actions: 'acceptTotal' },
        CANCEL: { target: 'idle', actions: 'forgetMoved' },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        CONFIRM: { target: 'confirming', actions: 'keepValues' },
        CANCEL: { target: 'idle', actions: 'forgetFailure' },
      },
    },
    confirmed: { type: 'final' },
  },
});
