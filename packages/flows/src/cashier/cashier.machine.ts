/**
 * Paying an opened payment: from the account's balance, or through a channel.
 * idle · loading · loadFailed · choosing · tooLittle: the balance lacks something · paying · payFailed ·
 * starting: begins at the channel · waiting: nobody knows yet whether it is paid: idle | polling | hidden ·
 * expired · moved: a price is another one · paid: shows the receipt · left (final).
 * Paying twice is impossible: `paying` hears no PAY, and every try has the same idempotency key.
 */
import { cashierSetup } from './cashier.setup.ts';
import type { CashierContext, PayChannelName } from './cashier.types.ts';

/** The channel that is chosen. Only a choice of one leads to where this is asked. */
function channelOf({ method }: CashierContext): PayChannelName {
  if (method === undefined || method === 'balance') throw new Error('No channel is chosen');
  return method;
}

/** Of every state in which something is chosen. */
const choice = [
  { guard: 'choosesTooLittle', target: '#cashier.tooLittle', actions: ['choose', 'forgetFailure'] },
  { target: '#cashier.choosing', actions: ['choose', 'forgetFailure'] },
] as const;

/** Of every state in which the time to pay runs. The timer sleeps with the computer: SEEN looks again. */
const timeRuns = {
  always: { guard: 'isTimeUp', target: '#cashier.expired' },
  after: { EXPIRY: '#cashier.expired' },
} as const;

export const cashierMachine = cashierSetup.createMachine({
  id: 'cashier',
  context: ({ input }) => ({
    paymentSN: input.paymentSN,
    key: input.key,
    payment: undefined,
    receipt: undefined,
    missing: 0,
    method: input.method,
    start: undefined,
    back: input.back,
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
      entry: 'forgetStart',
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
            guard: { type: 'comesBack', params: ({ event }) => ({ payment: event.output }) },
            target: 'waiting',
            actions: [
              'comeBack',
              { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) },
            ],
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
        CHOOSE: choice,
        PAY: [{ guard: 'byChannel', target: 'starting' }, { target: 'paying' }],
        REFRESH: 'loading',
      },
      ...timeRuns,
    },
    tooLittle: {
      tags: 'problem',
      on: {
        CHOOSE: choice,
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
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startChannel',
        src: 'startChannel',
        input: ({ context }) => ({
          paymentSN: context.paymentSN,
          channel: channelOf(context),
        }),
        onDone: [
          {
            guard: { type: 'isStarted', params: ({ event }) => ({ answer: event.output }) },
            target: 'waiting',
            actions: { type: 'keepStart', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isPaidBefore', params: ({ event }) => ({ answer: event.output }) },
            target: 'paid',
            actions: 'forgetStart',
          },
          {
            guard: { type: 'isMoved', params: ({ event }) => ({ answer: event.output }) },
            target: 'moved',
            actions: 'forgetStart',
          },
          { target: 'expired', actions: 'forgetStart' },
        ],
        onError: {
          target: 'payFailed',
          actions: [
            'forgetStart',
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    waiting: {
      tags: 'waiting',
      initial: 'idle',
      entry: 'countAnswer',
      on: {
        CANCEL: { target: 'choosing', actions: 'forgetStart' },
        REFRESH: 'loading',
      },
      // Whether it was paid in time only the server knows.
      after: { EXPIRY: 'loading' },
      states: {
        idle: {
          always: { guard: 'isHidden', target: 'hidden' },
          on: { CHECK: 'polling', HIDDEN: { target: 'hidden', actions: 'hide' } },
          after: { POLL: 'polling', CODE: { guard: 'hasCode', target: '#cashier.starting' } },
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
                guard: {
                  type: 'isEnded',
                  params: ({ event }) => ({ status: event.output.status }),
                },
                target: '#cashier.loading',
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
              { guard: 'isCodeOver', target: '#cashier.starting', actions: 'see' },
              { target: 'polling', actions: 'see' },
            ],
          },
        },
      },
    },
    payFailed: {
      tags: ['payable', 'problem'],
      on: {
        CHOOSE: choice,
        PAY: [
          { guard: 'byChannel', target: 'starting', actions: 'forgetFailure' },
          { target: 'paying', actions: 'forgetFailure' },
        ],
        BACK: { target: 'loading', actions: 'forgetFailure' },
      },
      ...timeRuns,
    },
    expired: {
      tags: 'problem',
      on: { 'SHOW.ORDER': { target: 'left', actions: 'goToOrder' } },
    },
    moved: {
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
