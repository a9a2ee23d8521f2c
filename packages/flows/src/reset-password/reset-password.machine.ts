/**
 * A forgotten password: the mobile number proves who it is, then a new password is chosen.
 * identify and password: editing | invalid | submitting | failed · done · left (final).
 * Children: captcha, sms.
 * @see specification §2 login screen, §5 password, §7
 */
import * as errCode from '@banxin/contract/codes';
import { assign, emit, fromPromise, setup } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { isRefusal } from '../failure.ts';
import {
  editing,
  failed,
  failedAtField,
  invalid,
  keepFailure,
  refused,
} from '../form/form.states.ts';
import { emptyForm, formParts } from '../form/formParts.ts';
import { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine.ts';
import { unprovided } from '../unprovided.ts';
import { identifyProblems, passwordProblems, refusedFields } from './reset-password.rules.ts';
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

const form = formParts<ResetPasswordContext, ResetPasswordEvent>({
  // Whoever holds a proof chooses a password.
  judge: ({ values }, { ticket }) =>
    ticket === '' ? identifyProblems(values) : passwordProblems(values),
  refusedFields,
});

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
    ...form.actions,
    keepTicket: assign({ ticket: (_, params: { ticket: string }) => params.ticket }),
    // A password is not kept longer than it is needed.
    forgetSecrets: assign({ ticket: '', values: undefined }),
    goToLogin: emit({ type: 'navigate', to: { name: 'login' }, replace: true }),
  },
  guards: {
    ...form.guards,
    ticketExpired: (_, params: { error: unknown }) => isRefusal(params.error, errCode.resetExpired),
  },
}).createMachine({
  id: 'reset-password',
  context: ({ input }) => ({ ...input, ...emptyForm, ticket: '' }),
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
      states: {
        editing,
        invalid,
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'validate',
            src: 'validate',
            input: ({ context }) => context.values,
            onDone: {
              target: '#reset-password.password',
              actions: {
                type: 'keepTicket',
                params: ({ event }) => ({ ticket: event.output.ticket }),
              },
            },
            onError: refused,
          },
        },
        failed: failedAtField,
      },
    },
    password: {
      tags: 'password',
      initial: 'editing',
      states: {
        editing,
        invalid,
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'reset',
            src: 'reset',
            input: ({ context }) => ({
              ticket: context.ticket,
              password: context.values?.password ?? '',
            }),
            onDone: { target: '#reset-password.done', actions: 'forgetSecrets' },
            onError: [
              {
                // The proof is spent: who it is must be proved again.
                guard: { type: 'ticketExpired', params: keepFailure.params },
                target: '#reset-password.identify.failed',
                actions: ['forgetSecrets', ...refused.actions],
              },
              { target: 'failed', actions: keepFailure },
            ],
          },
        },
        failed,
      },
    },
    done: { tags: 'done', on: { LOGIN: { target: 'left', actions: 'goToLogin' } } },
    left: { type: 'final' },
  },
});
