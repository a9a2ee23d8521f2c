/**
 * Opening an account.
 * editing · invalid · submitting · failed · registered (final).
 * Children: captcha, sms, and a check for each value that must be unique.
 * @see specification §2, §5, §7 Register
 */
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { existsCheckMachine } from '../exists-check/exists-check.machine.ts';
import { failureOf } from '../failure.ts';
import { refusedField, withoutProblem } from '../problems.ts';
import { sendForm } from '../sendForm.ts';
import { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine.ts';
import { unprovided } from '../unprovided.ts';
import { refusedFields, registerProblems, trimmed } from './register.rules.ts';
import type {
  RegisterContext,
  RegisterEmitted,
  RegisterEvent,
  RegisterInput,
  RegisterValues,
} from './register.types.ts';

export const registerMachine = setup({
  types: {} as {
    context: RegisterContext;
    events: RegisterEvent;
    input: RegisterInput;
    emitted: RegisterEmitted;
    children: {
      captcha: 'captcha';
      sms: 'sms';
      name: 'exists';
      qq: 'exists';
      mobile: 'exists';
      register: 'register';
    };
    tags: 'invalid' | 'busy' | 'failed';
  },
  actors: {
    captcha: captchaMachine,
    sms: smsCountdownMachine,
    exists: existsCheckMachine,
    register: fromPromise<unknown, RegisterValues | undefined>(unprovided('register')),
  },
  actions: {
    keepValues: assign(({ event }) =>
      event.type === 'SUBMIT'
        ? { values: trimmed(event.values), problems: [], failure: undefined }
        : {},
    ),
    keepProblems: assign(({ event }) =>
      event.type === 'SUBMIT'
        ? { problems: registerProblems(event.values, event.taken), failure: undefined }
        : {},
    ),
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
    // Passwords are not kept longer than they are needed.
    forgetValues: assign({ values: undefined }),
    refreshCaptcha: sendTo('captcha', { type: 'REFRESH' }),
    tellSuccess: emit(({ context }) => ({ type: 'success', returnUrl: context.returnUrl })),
  },
  guards: {
    isLast: ({ context, event }) =>
      event.type === 'CHANGE' && withoutProblem(context.problems, event.field).length === 0,
    isValid: ({ event }) =>
      event.type === 'SUBMIT' && registerProblems(event.values, event.taken).length === 0,
  },
}).createMachine({
  id: 'register',
  context: ({ input }) => ({
    ...input,
    values: undefined,
    problems: [],
    codeEpoch: 0,
    failure: undefined,
  }),
  invoke: [
    { id: 'captcha', src: 'captcha', input: ({ context }) => ({ v: context.captchaVersion }) },
    {
      id: 'sms',
      src: 'sms',
      input: ({ context }) => ({ purpose: 'register' as const, remaining: context.smsRemaining }),
    },
    { id: 'name', src: 'exists', input: { field: 'customerName' } },
    { id: 'qq', src: 'exists', input: { field: 'qq' } },
    { id: 'mobile', src: 'exists', input: { field: 'mobilePhone' } },
  ],
  on: { 'CAPTCHA.SPENT': { actions: ['refreshCaptcha', 'emptyCode'] } },
  initial: 'editing',
  states: {
    editing: {
      on: {
        SUBMIT: sendForm('submitting'),
      },
    },
    invalid: {
      tags: 'invalid',
      on: {
        CHANGE: [
          { guard: 'isLast', target: 'editing', actions: 'forgetProblem' },
          { actions: 'forgetProblem' },
        ],
        SUBMIT: sendForm('submitting'),
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => context.values,
        onDone: { target: 'registered', actions: ['forgetValues', 'tellSuccess'] },
        onError: {
          target: 'failed',
          actions: [
            'forgetValues',
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
        SUBMIT: sendForm('submitting'),
      },
    },
    registered: { type: 'final' },
  },
});
