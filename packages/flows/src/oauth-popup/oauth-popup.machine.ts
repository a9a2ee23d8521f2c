/**
 * Login through QQ or WeChat in a window of its own, seen from the opener.
 * idle · waiting: the window is open · blocked: the browser opened none · failed ·
 * succeeded (final): on a login page, which goes on by itself · redirecting (final): from a dialog, to "/".
 * @see specification §2 login screen, §4 QQ login, WeChat login
 */
import { messages } from '@banxin/contract/messages';
import { assign, emit, fromCallback, setup } from 'xstate';
import type {
  OauthPopupContext,
  OauthPopupEmitted,
  OauthPopupEvent,
  OauthPopupInput,
  OauthPopupOutput,
  OauthPopupReport,
  OauthProvider,
} from './oauth-popup.types.ts';

export const oauthPopupMachine = setup({
  types: {} as {
    context: OauthPopupContext;
    events: OauthPopupEvent;
    input: OauthPopupInput;
    output: OauthPopupOutput;
    emitted: OauthPopupEmitted;
    tags: 'waiting' | 'blocked' | 'failed';
  },
  actors: {
    openPopup: fromCallback<{ type: 'none' }, { provider: OauthProvider }, OauthPopupReport>(
      () => undefined,
    ),
  },
  actions: {
    choose: assign({
      provider: ({ context, event }) =>
        event.type === 'START' ? event.provider : context.provider,
      message: undefined,
    }),
    keepMessage: assign({
      message: ({ event }) =>
        event.type === 'POPUP.RESULT' && !event.ok ? event.message : messages.requestFailed,
    }),
    goHome: emit({ type: 'navigate', to: { name: 'root' }, replace: false }),
  },
  guards: {
    succeededOnPage: ({ context, event }) =>
      event.type === 'POPUP.RESULT' && event.ok && context.mode === 'page',
    succeeded: ({ event }) => event.type === 'POPUP.RESULT' && event.ok,
  },
}).createMachine({
  id: 'oauth-popup',
  context: ({ input }) => ({ mode: input.mode, provider: undefined, message: undefined }),
  initial: 'idle',
  output: ({ context }) => ({ result: context.mode === 'page' ? 'succeeded' : 'redirecting' }),
  states: {
    idle: {
      on: { START: { target: 'waiting', actions: 'choose' } },
    },
    waiting: {
      tags: 'waiting',
      invoke: {
        id: 'openPopup',
        src: 'openPopup',
        input: ({ context }) => ({ provider: context.provider ?? 'qq' }),
        onError: { target: 'failed', actions: 'keepMessage' },
      },
      on: {
        'POPUP.RESULT': [
          { guard: 'succeededOnPage', target: 'succeeded' },
          { guard: 'succeeded', target: 'redirecting', actions: 'goHome' },
          { target: 'failed', actions: 'keepMessage' },
        ],
        'POPUP.BLOCKED': 'blocked',
        'POPUP.CLOSED': 'idle',
        CANCEL: 'idle',
      },
    },
    blocked: {
      tags: 'blocked',
      on: { START: { target: 'waiting', actions: 'choose' }, CANCEL: 'idle' },
    },
    failed: {
      tags: 'failed',
      on: { START: { target: 'waiting', actions: 'choose' }, CANCEL: 'idle' },
    },
    succeeded: { type: 'final' },
    redirecting: { type: 'final' },
  },
});
