/**
 * Whether somebody is logged in, and the one login dialog.
 * unknown · anonymous · loginOpen · authenticated · expired (prompting | silent) · loggingOut.
 * The dialog is on screen while `context.dialog` is set, also during its closing animation.
 * @see specification §4, §8 HTTP 401
 */
import { TOAST_MS } from '@banxin/contract/constants';
import { messages } from '@banxin/contract/messages';
import { assign, emit, fromPromise, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import type { SessionContext, SessionEmitted, SessionEvent } from './session.types.ts';

export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    tags: 'login' | 'known' | 'leaving';
  },
  actors: { logout: fromPromise<unknown>(unprovided('logout')) },
  actions: {
    openDialog: assign(({ context, event }) => ({
      opened: context.opened + 1,
      dialog: context.opened + 1,
      redirect: event.type === 'LOGIN.REQUIRED' ? event.redirect : undefined,
    })),
    removeDialog: assign({ dialog: undefined, redirect: undefined }),
    tellExpired: emit({
      type: 'toast',
      tone: 'error',
      message: messages.loginExpired,
      duration: TOAST_MS,
    }),
    clearPermissions: emit({ type: 'permissions.clear' }),
  },
  guards: {
    allowsLogin: ({ event }) => event.type === 'UNAUTHORIZED' && event.allowsLogin,
    isCurrentDialog: ({ context, event }) =>
      event.type === 'LOGIN.REMOVED' && event.dialog === context.dialog,
  },
}).createMachine({
  id: 'session',
  context: { dialog: undefined, opened: 0, redirect: undefined },
  initial: 'unknown',
  on: {
    'LOGIN.REMOVED': { guard: 'isCurrentDialog', actions: 'removeDialog' },
  },
  states: {
    unknown: {
      on: {
        'USER.LOADED': 'authenticated',
        'USER.NONE': 'anonymous',
        'LOGIN.REQUIRED': { target: 'loginOpen', actions: 'openDialog' },
        UNAUTHORIZED: {
          guard: 'allowsLogin',
          target: 'loginOpen',
          actions: ['tellExpired', 'openDialog'],
        },
      },
    },
    anonymous: {
      on: {
        'USER.LOADED': 'authenticated',
        'LOGIN.REQUIRED': { target: 'loginOpen', actions: 'openDialog' },
        UNAUTHORIZED: {
          guard: 'allowsLogin',
          target: 'loginOpen',
          actions: ['tellExpired', 'openDialog'],
        },
      },
    },
    loginOpen: {
      tags: 'login',
      on: {
        // Found after all: by an answer that came late, or logged in by another tab.
        'USER.LOADED': { target: 'authenticated', actions: 'removeDialog' },
        'LOGIN.SUCCEEDED': { target: 'authenticated', actions: 'removeDialog' },
        'LOGIN.CLOSED': 'anonymous',
        // Gone without having been closed: nobody is asked any more.
        'LOGIN.REMOVED': {
          guard: 'isCurrentDialog',
          target: 'anonymous',
          actions: 'removeDialog',
        },
      },
    },
    authenticated: {
      tags: 'known',
      on: {
        UNAUTHORIZED: [
          {
            guard: 'allowsLogin',
            target: 'expired.prompting',
            actions: ['tellExpired', 'openDialog'],
          },
          { target: 'expired.silent', actions: 'tellExpired' },
        ],
        LOGOUT: 'loggingOut',
        'USER.LEFT': { target: 'anonymous', actions: 'clearPermissions' },
      },
    },
    expired: {
      initial: 'silent',
      on: {
        'USER.LOADED': { target: 'authenticated', actions: 'removeDialog' },
        LOGOUT: { target: 'loggingOut', actions: 'removeDialog' },
        'USER.LEFT': { target: 'anonymous', actions: ['removeDialog', 'clearPermissions'] },
      },
      states: {
        prompting: {
          tags: 'login',
          on: {
            'LOGIN.SUCCEEDED': { target: '#session.authenticated', actions: 'removeDialog' },
            'LOGIN.CLOSED': 'silent',
            'LOGIN.REMOVED': {
              guard: 'isCurrentDialog',
              target: 'silent',
              actions: 'removeDialog',
            },
          },
        },
        silent: {
          on: {
            UNAUTHORIZED: { guard: 'allowsLogin', target: 'prompting', actions: 'openDialog' },
            'LOGIN.REQUIRED': { target: 'prompting', actions: 'openDialog' },
          },
        },
      },
    },
    loggingOut: {
      tags: ['known', 'leaving'],
      on: { 'USER.LEFT': { target: 'anonymous', actions: 'clearPermissions' } },
      invoke: {
        id: 'logout',
        src: 'logout',
        onDone: { target: 'anonymous', actions: 'clearPermissions' },
        onError: 'authenticated',
      },
    },
  },
});
