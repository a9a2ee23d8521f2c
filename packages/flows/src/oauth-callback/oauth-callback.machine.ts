/**
 * The page inside a login window that QQ or WeChat sends the visitor back to.
 * idle · authorizing: asking for the way to the provider · exchanging: the code for a login ·
 * notBound: no account has this WeChat · failed ·
 * left (for the provider), bound, toBindPage, closed (final).
 * @see specification §2 route behaviour, §4 QQ login, WeChat login
 */
import * as errCode from '@banxin/contract/codes';
import { messages } from '@banxin/contract/messages';
import { assign, emit, fromPromise, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import type {
  OauthAddress,
  OauthCallbackContext,
  OauthCallbackEmitted,
  OauthCallbackEvent,
  OauthCallbackInput,
  OauthExchange,
} from './oauth-callback.types.ts';

export const oauthCallbackMachine = setup({
  types: {} as {
    context: OauthCallbackContext;
    events: OauthCallbackEvent;
    input: OauthCallbackInput;
    emitted: OauthCallbackEmitted;
    tags: 'busy' | 'failed';
  },
  actors: {
    authorize: fromPromise<OauthAddress, OauthCallbackInput>(unprovided('authorize')),
    exchange: fromPromise<OauthExchange, OauthCallbackInput>(unprovided('exchange')),
  },
  actions: {
    keepOpenId: assign({ openId: (_, params: OauthExchange) => params.openId }),
    keepFailure: assign((_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return { message: failure.message, canRetry: failure.errCode !== errCode.oauthCodeSpent };
    }),
    forgetFailure: assign({ message: undefined, canRetry: false }),
    // No code was exchanged: another try asks for the way again.
    keepLost: assign((_, { error }: { error: unknown }) => ({
      message: failureOf(error).message,
      canRetry: false,
    })),
    tellNotBound: assign({ message: messages.wechatNotBound, canRetry: false }),
    tellRefused: assign({ message: messages.oauthRefused, canRetry: false }),
    toProvider: emit((_, params: OauthAddress) => ({
      type: 'provider',
      address: params.address,
    })),
    report: emit(({ context }) => ({ type: 'popup.result', ok: true, mode: context.mode })),
    reportFailure: emit(({ context }) => ({
      type: 'popup.result',
      ok: false,
      message: context.message ?? messages.requestFailed,
      mode: context.mode,
    })),
    toBinding: emit(({ context }) => ({
      type: 'navigate',
      to: { name: 'bindWechat', query: { t: context.now } },
      replace: true,
    })),
    toBindPage: emit(({ context }) => ({
      type: 'navigate',
      to: { name: 'bindqq', query: { openId: context.openId } },
      replace: true,
    })),
  },
  guards: {
    hasCode: ({ context }) => context.code !== undefined && context.code !== '',
    wasRefused: ({ context }) => context.refused,
    isBoundForBinding: ({ context }, params: OauthExchange) =>
      params.isBound && context.purpose === 'bind',
    isBound: (_, params: OauthExchange) => params.isBound,
    isQq: ({ context }) => context.provider === 'qq',
    mayRetry: ({ context }) => context.canRetry,
  },
}).createMachine({
  id: 'oauth-callback',
  context: ({ input }) => ({ ...input, openId: '', message: undefined, canRetry: false }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        BEGIN: [
          { guard: 'hasCode', target: 'exchanging' },
          { guard: 'wasRefused', target: 'failed', actions: 'tellRefused' },
          { target: 'authorizing' },
        ],
      },
    },
    authorizing: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'authorize',
        src: 'authorize',
        input: ({ context }) => context,
        onDone: {
          target: 'left',
          actions: { type: 'toProvider', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepLost', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    exchanging: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isBoundForBinding', params: ({ event }) => event.output },
            target: 'bound',
            actions: 'toBinding',
          },
          {
            guard: { type: 'isBound', params: ({ event }) => event.output },
            target: 'bound',
            actions: 'report',
          },
          {
            guard: 'isQq',
            target: 'toBindPage',
            actions: [{ type: 'keepOpenId', params: ({ event }) => event.output }, 'toBindPage'],
          },
          { target: 'notBound', actions: 'tellNotBound' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    notBound: { tags: 'failed', on: { CLOSE: { target: 'closed', actions: 'reportFailure' } } },
    failed: {
      tags: 'failed',
      on: {
        RETRY: [
          { guard: 'mayRetry', target: 'exchanging' },
          // A code can be used once: the provider hands out another.
          { target: 'authorizing' },
        ],
        CLOSE: { target: 'closed', actions: 'reportFailure' },
      },
    },
    left: { type: 'final' },
    bound: { type: 'final' },
    toBindPage: { type: 'final' },
    closed: { type: 'final' },
  },
});
