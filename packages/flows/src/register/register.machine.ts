/**
 * Opening an account.
 * editing · invalid · submitting · failed · registered (final).
 * Children: captcha, sms, and a check for each value that must be unique.
 * @see specification §2, §5, §7 Register
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { existsCheckMachine } from '../exists-check/exists-check.machine.ts';
import { editing, failedAtField, invalid, refused } from '../form/form.states.ts';
import { emptyForm, formParts } from '../form/formParts.ts';
import { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine.ts';
import { unprovided } from '../unprovided.ts';
import { refusedFields, registerProblems } from './register.rules.ts';
import type {
  RegisterContext,
  RegisterEmitted,
  RegisterEvent,
  RegisterInput,
  RegisterValues,
} from './register.types.ts';

const form = formParts<RegisterContext, RegisterEvent>({
  judge: ({ values, taken }) => registerProblems(values, taken),
  refusedFields,
});

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
    ...form.actions,
    // Passwords are not kept longer than they are needed.
    forgetValues: assign({ values: undefined }),
    tellSuccess: emit(({ context }) => ({ type: 'success', returnUrl: context.returnUrl })),
  },
  guards: form.guards,
}).createMachine({
  id: 'register',
  context: ({ input }) => ({
    ...input,
    ...emptyForm,
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
    editing,
    invalid,
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => context.values,
        onDone: { target: 'registered', actions: ['forgetValues', 'tellSuccess'] },
        onError: { ...refused, actions: ['forgetValues', ...refused.actions] },
      },
    },
    failed: failedAtField,
    registered: { type: 'final' },
  },
});
