/**
 * 《承印品协议书》 as a dialog.
 * hidden · open: reading (confirm off, seconds shown) | ready | signing ·
 * reloadPending: closed, 200 ms to go · reloaded (final).
 * @see specification §4 agreement dialog, §5 agreement check, §9
 */
import {
  AGREEMENT_COUNTDOWN_SECONDS,
  AGREEMENT_TICK_MS,
  RELOAD_DELAY_MS,
} from '@banxin/contract/constants';
import { assign, emit, fromPromise, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import type {
  AgreementContext,
  AgreementEmitted,
  AgreementEvent,
  AgreementInput,
} from './agreement.types.ts';

export const agreementMachine = setup({
  types: {} as {
    context: AgreementContext;
    events: AgreementEvent;
    input: AgreementInput;
    emitted: AgreementEmitted;
    tags: 'open' | 'reading' | 'busy';
  },
  actors: { sign: fromPromise<{ message: string }>(unprovided('sign')) },
  actions: {
    require: assign({ required: true, left: AGREEMENT_COUNTDOWN_SECONDS }),
    countDown: assign({ left: ({ context }) => context.left - 1 }),
    stopReading: assign({ left: 0 }),
    storeSigned: emit((_, params: { message: string }) => ({
      type: 'store',
      key: 'signed',
      value: params.message,
      expiresInSeconds: undefined,
    })),
    reload: emit({ type: 'reload' }),
  },
  guards: {
    mustConfirm: ({ event }) => event.type === 'OPEN' && event.required,
    mayClose: ({ context }) => !context.required,
    hasMoreSeconds: ({ context }) => context.left > 1,
    callsSign: ({ context }) => context.callSign,
  },
  delays: { AGREEMENT_TICK: AGREEMENT_TICK_MS, RELOAD: RELOAD_DELAY_MS },
}).createMachine({
  id: 'agreement',
  context: ({ input }) => ({ callSign: input.callSign, required: false, left: 0 }),
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        // A required dialog never comes back here: `required` and `left` are still as they began.
        OPEN: [
          { guard: 'mustConfirm', target: 'open.reading', actions: 'require' },
          { target: 'open.ready' },
        ],
      },
    },
    open: {
      tags: 'open',
      initial: 'ready',
      on: {
        'CLOSE.BUTTON': { guard: 'mayClose', target: 'hidden' },
        ESCAPE: { guard: 'mayClose', target: 'hidden' },
        OUTSIDE: { guard: 'mayClose', target: 'hidden' },
      },
      states: {
        reading: {
          tags: 'reading',
          after: {
            AGREEMENT_TICK: [
              { guard: 'hasMoreSeconds', target: 'reading', reenter: true, actions: 'countDown' },
              { target: 'ready', actions: 'stopReading' },
            ],
          },
        },
        ready: {
          on: {
            CONFIRM: [
              { guard: 'callsSign', target: 'signing' },
              { target: '#agreement.reloadPending' },
            ],
          },
        },
        signing: {
          tags: 'busy',
          invoke: {
            id: 'sign',
            src: 'sign',
            onDone: {
              target: '#agreement.reloadPending',
              actions: {
                type: 'storeSigned',
                params: ({ event }) => ({ message: event.output.message }),
              },
            },
            onError: 'ready',
          },
        },
      },
    },
    reloadPending: {
      after: { RELOAD: { target: 'reloaded', actions: 'reload' } },
    },
    reloaded: { type: 'final' },
  },
});
