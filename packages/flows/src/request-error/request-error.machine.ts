/**
 * Shows failed calls as their display mode says: 0 not at all, 1 a toast, 2 a dialog titled 系统提示.
 * idle · toast: the same message is not shown twice at a time · alert: waits for OK; what fails
 * meanwhile is a toast beside it.
 * The client tells nothing of cancelled calls, and 401 to the session, which shows it once.
 * @see specification §8
 */
import { TOAST_MS } from '@banxin/contract/constants';
import { messages } from '@banxin/contract/messages';
import { assign, emit, setup } from 'xstate';
import type {
  RequestErrorContext,
  RequestErrorEmitted,
  RequestErrorEvent,
} from './request-error.types.ts';

export const requestErrorMachine = setup({
  types: {} as {
    context: RequestErrorContext;
    events: RequestErrorEvent;
    emitted: RequestErrorEmitted;
    tags: 'toast' | 'alert';
  },
  actions: {
    keep: assign({
      message: ({ context, event }) => (event.type === 'ERROR' ? event.message : context.message),
    }),
    keepBeside: assign({
      beside: ({ context, event }) => (event.type === 'ERROR' ? event.message : context.beside),
    }),
    forget: assign({ message: '', beside: '' }),
    tellToast: emit(({ context, event }) => ({
      type: 'toast',
      tone: 'error',
      message: event.type === 'ERROR' ? event.message : context.message,
      duration: TOAST_MS,
    })),
    tellAlert: emit(({ context }) => ({
      type: 'alert',
      title: messages.alertTitle,
      message: context.message,
    })),
  },
  guards: {
    asAlert: ({ event }) => event.type === 'ERROR' && event.mode === 2,
    asToast: ({ event }) => event.type === 'ERROR' && event.mode === 1,
    asNewToast: ({ context, event }) =>
      event.type === 'ERROR' && event.mode === 1 && event.message !== context.message,
    asNewBeside: ({ context, event }) =>
      event.type === 'ERROR' &&
      event.mode !== 0 &&
      event.message !== context.message &&
      event.message !== context.beside,
  },
  delays: { TOAST: TOAST_MS },
}).createMachine({
  id: 'request-error',
  context: { message: '', beside: '' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        ERROR: [
          { guard: 'asAlert', target: 'alert', actions: ['keep', 'tellAlert'] },
          { guard: 'asToast', target: 'toast', actions: ['keep', 'tellToast'] },
        ],
      },
    },
    toast: {
      tags: 'toast',
      after: { TOAST: { target: 'idle', actions: 'forget' } },
      on: {
        DISMISS: { target: 'idle', actions: 'forget' },
        ERROR: [
          { guard: 'asAlert', target: 'alert', actions: ['keep', 'tellAlert'] },
          {
            guard: 'asNewToast',
            target: 'toast',
            reenter: true,
            actions: ['keep', 'tellToast'],
          },
        ],
      },
    },
    alert: {
      tags: 'alert',
      on: {
        OK: { target: 'idle', actions: 'forget' },
        ERROR: { guard: 'asNewBeside', actions: ['keepBeside', 'tellToast'] },
      },
    },
  },
});
