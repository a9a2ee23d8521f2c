/**
 * The login screen: a page, or a dialog over another page.
 * shown: tab (account | sms) beside form (editing | invalid | submitting | failed) ·
 * closing: the dialog's animation · removed, reloading, succeeded (final).
 * Children: captcha, sms, oauth; they live until the dialog is removed.
 * @see specification §2 login screen, §4, §5, §9
 */
import { LOGIN_CLOSE_MS } from '@banxin/contract/constants';
import { emit, fromPromise, sendTo, setup } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { editing, failedAtField, invalid, refused } from '../form/form.states.ts';
import { emptyForm, formParts } from '../form/formParts.ts';
import { oauthPopupMachine } from '../oauth-popup/oauth-popup.machine.ts';
import { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine.ts';
import { unprovided } from '../unprovided.ts';
import { loginProblems, refusedFields } from './login.rules.ts';
import type {
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginValues,
} from './login.types.ts';

const form = formParts<LoginContext, LoginEvent>({
  judge: ({ values }) => loginProblems(values),
  refusedFields,
});

/** The tabs hold a form each: what was wrong with one is not said in the other. */
const otherTab = { 'TAB.*': { target: 'editing', actions: 'forgetProblem' } } as const;

export const loginMachine = setup({
  types: {} as {
    context: LoginContext;
    events: LoginEvent;
    input: LoginInput;
    emitted: LoginEmitted;
    children: { captcha: 'captcha'; sms: 'sms'; oauth: 'oauth'; login: 'login' };
    tags: 'account' | 'sms' | 'invalid' | 'busy' | 'failed' | 'closing';
  },
  actors: {
    captcha: captchaMachine,
    sms: smsCountdownMachine,
    oauth: oauthPopupMachine,
    login: fromPromise<unknown, LoginValues | undefined>(unprovided('login')),
  },
  actions: {
    ...form.actions,
    startOauth: sendTo('oauth', ({ event }) => ({
      type: 'START' as const,
      provider: event.type === 'OAUTH' ? event.provider : 'qq',
    })),
    tellClosed: emit({ type: 'login.closed' }),
    tellRemoved: emit({ type: 'login.removed' }),
    tellSuccess: emit(({ context }) => ({ type: 'success', returnUrl: context.returnUrl })),
    reload: emit({ type: 'reload' }),
  },
  guards: {
    ...form.guards,
    isDialog: ({ context }) => context.mode === 'dialog',
    isPage: ({ context }) => context.mode === 'page',
  },
  delays: { LOGIN_CLOSE: LOGIN_CLOSE_MS },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    mode: input.mode,
    returnUrl: input.returnUrl,
    smsRemaining: input.smsRemaining,
    captchaVersion: input.captchaVersion,
    ...emptyForm,
  }),
  initial: 'shown',
  on: { 'CAPTCHA.SPENT': { actions: ['refreshCaptcha', 'emptyCode'] } },
  invoke: [
    {
      id: 'captcha',
      src: 'captcha',
      input: ({ context }) => ({ v: context.captchaVersion }),
    },
    {
      id: 'sms',
      src: 'sms',
      input: ({ context }) => ({ purpose: 'login' as const, remaining: context.smsRemaining }),
    },
    {
      id: 'oauth',
      src: 'oauth',
      input: ({ context }) => ({ mode: context.mode }),
      onDone: [
        { guard: 'isPage', target: '.succeeded', actions: 'tellSuccess' },
        { target: '.reloading', actions: 'reload' },
      ],
    },
  ],
  states: {
    shown: {
      type: 'parallel',
      on: {
        CLOSE: { guard: 'isDialog', target: 'closing', actions: 'tellClosed' },
        OAUTH: { actions: 'startOauth' },
      },
      states: {
        tab: {
          initial: 'account',
          states: {
            account: { tags: 'account', on: { 'TAB.SMS': 'sms' } },
            sms: { tags: 'sms', on: { 'TAB.ACCOUNT': 'account' } },
          },
        },
        form: {
          initial: 'editing',
          states: {
            editing,
            invalid: { ...invalid, on: { ...invalid.on, ...otherTab } },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'login',
                src: 'login',
                input: ({ context }) => context.values,
                onDone: [
                  { guard: 'isPage', target: '#login.succeeded', actions: 'tellSuccess' },
                  { target: '#login.reloading', actions: 'reload' },
                ],
                onError: refused,
              },
            },
            failed: { ...failedAtField, on: { ...failedAtField.on, ...otherTab } },
          },
        },
      },
    },
    closing: {
      tags: 'closing',
      after: { LOGIN_CLOSE: { target: 'removed', actions: 'tellRemoved' } },
    },
    removed: { type: 'final' },
    reloading: { type: 'final' },
    succeeded: { type: 'final' },
  },
});
