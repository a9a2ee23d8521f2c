/**
 * A forgotten password: the mobile number proves who it is, then a new password is chosen.
 * identify: editing | invalid | validating | failed · password: editing | invalid | submitting | failed ·
 * done · left (final).
 * Children: captcha, sms.
 * @see specification §2 login screen, §5 password, §7
 */
import * as errCode from '@banxin/contract/codes';
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { failureOf, isRefusal } from '../failure.ts';
import { refusedField, withoutProblem } from '../problems.ts';
import { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine.ts';
import { unprovided } from '../unprovided.ts';
import {
  identifyProblems,
  passwordProblems,
  refusedFields,
  trimmed,
} from './reset-password.rules.ts';
import type {
  IdentifyValues,
  ResetPasswordContext,
  ResetPasswordEmitted,
  ResetPasswordEvent,
  ResetPasswordInput,
} from './reset-password.types.ts';

/** What the call that sets the password is sent with. */
export interface ResetRequest {
  readonly ticket: string;
  readonly password: string;
}

export const resetPasswordMachine = setup({
  types: {} as {
    context: ResetPasswordContext;
    events: ResetPasswordEvent;
    input: ResetPasswordInput;
    emitted: ResetPasswordEmitted;
    children: { captcha: 'captcha'; sms: 'sms'; validate: 'validate'; reset: 'reset' };
    tags: 'identify' | 'password' | 'done' | 'invalid' | 'busy' | 'failed';
  },
  actors: {
    captcha: captchaMachine,
    sms: smsCountdownMachine,
    validate: fromPromise<{ ticket: string }, IdentifyValues | undefined>(unprovided('validate')),
    reset: fromPromise<unknown, ResetRequest>(unprovided('reset')),
  },
  actions: {
    keepIdentity: assign(({ event }) =>
      event.type === 'NEXT'
        ? { identity: trimmed(event.values), problems: [], failure: undefined }
        : {},
    ),
    keepPassword: assign(({ event }) =>
      event.type === 'SUBMIT'
        ? { password: event.values.password.trim(), problems: [], failure: undefined }
        : {},
    ),
    keepTicket: assign({ ticket: (_, params: { ticket: string }) => params.ticket }),
    keepProblems: assign(({ event }) => ({
      problems:
        event.type === 'NEXT'
          ? identifyProblems(event.values)
          : event.type === 'SUBMIT'
            ? passwordProblems(event.values)
            : [],
      failure: undefined,
    })),
    forgetProblem: assign(({ context, event }) =>
      event.type === 'CHANGE'
        ? { problems: withoutProblem(context.problems, event.field), failure: undefined }
        : {},
    ),
    keepFailure: assign((_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return { failure, problems: refusedField(failure, refusedFields) };
    }),
    emptyCode: assign({ codeEpoch: ({ context }) => context.codeEpoch + 1 }),
    // A password is not kept longer than it is needed.
    forgetSecrets: assign({ password: '', ticket: '', identity: undefined }),
    refreshCaptcha: sendTo('captcha', { type: 'REFRESH' }),
    goToLogin: emit({ type: 'navigate', to: { name: 'login' }, replace: true }),
  },
  guards: {
    isLast: ({ context, event }) =>
      event.type === 'CHANGE' && withoutProblem(context.problems, event.field).length === 0,
    isIdentified: ({ event }) =>
      event.type === 'NEXT' && identifyProblems(event.values).length === 0,
    isGoodPassword: ({ event }) =>
      event.type === 'SUBMIT' && passwordProblems(event.values).length === 0,
    ticketExpired: (_, params: { error: unknown }) => isRefusal(params.error, errCode.resetExpired),
  },
}).createMachine({
  id: 'reset-password',
  context: ({ input }) => ({
    ...input,
    identity: undefined,
    password: '',
    ticket: '',
    problems: [],
    codeEpoch: 0,
    failure: undefined,
  }),
  invoke: [
    { id: 'captcha', src: 'captcha', input: ({ context }) => ({ v: context.captchaVersion }) },
    {
      id: 'sms',
      src: 'sms',
      input: ({ context }) => ({ purpose: 'reset' as const, remaining: context.smsRemaining }),
    },
  ],
  on: { 'CAPTCHA.SPENT': { actions: ['refreshCaptcha', 'emptyCode'] } },
  initial: 'identify',
  states: {
    identify: {
      tags: 'identify',
      initial: 'editing',
      on: {
        NEXT: [
          { guard: 'isIdentified', target: '.validating', actions: 'keepIdentity' },
          { target: '.invalid', actions: 'keepProblems' },
        ],
      },
      states: {
        editing: {},
        invalid: {
          tags: 'invalid',
          on: {
            CHANGE: [
              { guard: 'isLast', target: 'editing', actions: 'forgetProblem' },
              { actions: 'forgetProblem' },
            ],
          },
        },
        validating: {
          tags: 'busy',
          // Sent once, whatever is pressed.
          on: { NEXT: {} },
          invoke: {
            id: 'validate',
            src: 'validate',
            input: ({ context }) => context.identity,
            onDone: {
              target: '#reset-password.password',
              actions: {
                type: 'keepTicket',
                params: ({ event }) => ({ ticket: event.output.ticket }),
              },
            },
            onError: {
              target: 'failed',
              actions: [
                { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                'refreshCaptcha',
                'emptyCode',
              ],
            },
          },
        },
        failed: {
          tags: 'failed',
          on: {
            CHANGE: [
              { guard: 'isLast', target: 'editing', actions: 'forgetProblem' },
              { target: 'invalid', actions: 'forgetProblem' },
            ],
          },
        },
      },
    },
    password: {
      tags: 'password',
      initial: 'editing',
      on: {
        SUBMIT: [
          { guard: 'isGoodPassword', target: '.submitting', actions: 'keepPassword' },
          { target: '.invalid', actions: 'keepProblems' },
        ],
      },
      states: {
        editing: {},
        invalid: {
          tags: 'invalid',
          on: {
            CHANGE: [
              { guard: 'isLast', target: 'editing', actions: 'forgetProblem' },
              { actions: 'forgetProblem' },
            ],
          },
        },
        submitting: {
          tags: 'busy',
          on: { SUBMIT: {} },
          invoke: {
            id: 'reset',
            src: 'reset',
            input: ({ context }) => ({ ticket: context.ticket, password: context.password }),
            onDone: { target: '#reset-password.done', actions: 'forgetSecrets' },
            onError: [
              {
                // The proof is spent: who it is must be proved again.
                guard: { type: 'ticketExpired', params: ({ event }) => ({ error: event.error }) },
                target: '#reset-password.identify.failed',
                actions: [
                  'forgetSecrets',
                  { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                  'refreshCaptcha',
                  'emptyCode',
                ],
              },
              {
                target: 'failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        failed: {
          tags: 'failed',
          on: { CHANGE: { target: 'editing', actions: 'forgetProblem' } },
        },
      },
    },
    done: { tags: 'done', on: { LOGIN: { target: 'left', actions: 'goToLogin' } } },
    left: { type: 'final' },
  },
});
