/**
 * Binding a QQ identity to an account, proved by the account's password.
 * idle · missingOpenId: opened without an identity · editing · invalid · binding · failed ·
 * bound, left (final).
 * Child: captcha.
 * @see specification §2 route behaviour, §4 QQ login, §7
 */
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { failureOf } from '../failure.ts';
import { sendForm } from '../sendForm.ts';
import { unprovided } from '../unprovided.ts';
import { bindQqProblems, trimmed } from './bind-qq.rules.ts';
import type {
  BindQqContext,
  BindQqEmitted,
  BindQqEvent,
  BindQqInput,
  BindQqValues,
} from './bind-qq.types.ts';

/** What the binding call is sent with. */
export interface BindQqRequest {
  readonly openId: string;
  readonly values: BindQqValues | undefined;
}

export const bindQqMachine = setup({
  types: {} as {
    context: BindQqContext;
    events: BindQqEvent;
    input: BindQqInput;
    emitted: BindQqEmitted;
    children: { captcha: 'captcha'; bind: 'bind' };
    tags: 'invalid' | 'busy' | 'failed' | 'missing';
  },
  actors: {
    captcha: captchaMachine,
    bind: fromPromise<unknown, BindQqRequest>(unprovided('bind')),
  },
  actions: {
    keepValues: assign(({ event }) =>
      event.type === 'SUBMIT'
        ? { values: trimmed(event.values), problems: [], failure: undefined }
        : {},
    ),
    keepProblems: assign(({ event }) =>
      event.type === 'SUBMIT' ? { problems: bindQqProblems(event.values), failure: undefined } : {},
    ),
    forgetProblems: assign({ problems: [], failure: undefined }),
    keepFailure: assign({
      failure: (_, params: { error: unknown }) => failureOf(params.error),
      codeEpoch: ({ context }) => context.codeEpoch + 1,
    }),
    refreshCaptcha: sendTo('captcha', { type: 'REFRESH' }),
    goHome: emit({ type: 'navigate', to: { name: 'root' }, replace: true }),
    goToLogin: emit({ type: 'navigate', to: { name: 'login' }, replace: true }),
  },
  guards: {
    hasOpenId: ({ context }) => context.openId !== undefined && context.openId !== '',
    isValid: ({ event }) => event.type === 'SUBMIT' && bindQqProblems(event.values).length === 0,
  },
}).createMachine({
  id: 'bind-qq',
  context: ({ input }) => ({
    ...input,
    values: undefined,
    problems: [],
    codeEpoch: 0,
    failure: undefined,
  }),
  invoke: {
    id: 'captcha',
    src: 'captcha',
    input: ({ context }) => ({ v: context.captchaVersion }),
  },
  initial: 'idle',
  states: {
    idle: {
      on: { BEGIN: [{ guard: 'hasOpenId', target: 'editing' }, { target: 'missingOpenId' }] },
    },
    missingOpenId: { tags: 'missing', on: { LOGIN: { target: 'left', actions: 'goToLogin' } } },
    editing: {
      on: {
        SUBMIT: sendForm('binding'),
      },
    },
    invalid: {
      tags: 'invalid',
      on: {
        CHANGE: { target: 'editing', actions: 'forgetProblems' },
        SUBMIT: sendForm('binding'),
      },
    },
    binding: {
      tags: 'busy',
      invoke: {
        id: 'bind',
        src: 'bind',
        input: ({ context }) => ({ openId: context.openId ?? '', values: context.values }),
        onDone: { target: 'bound', actions: 'goHome' },
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            'refreshCaptcha',
          ],
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        CHANGE: { target: 'editing', actions: 'forgetProblems' },
        SUBMIT: sendForm('binding'),
      },
    },
    bound: { type: 'final' },
    left: { type: 'final' },
  },
});
