/**
 * Asking for an SMS code, then 60 s without a second one.
 * boot (transient): a stored deadline may still run · ready · sending · counting: button off, seconds shown.
 * An SMS that was not sent has used up its captcha all the same: the form is notified, and shows a new one.
 * @see specification §4 phone login, §5, §9
 */

import * as errCode from '@banxin/contract/codes';
import { SMS_COUNTDOWN_SECONDS, SMS_TICK_MS, TOAST_MS } from '@banxin/contract/constants';
import { smsSentMessage } from '@banxin/contract/messages';
import type { plain } from '@banxin/contract/refusals/plain';
import { checkCaptcha, checkPhone } from '@banxin/contract/rules/validation';
import { type AnyActorRef, assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { refusalData } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import type {
  CaptchaSpent,
  SmsCountdownContext,
  SmsCountdownEmitted,
  SmsCountdownEvent,
  SmsCountdownInput,
} from './sms-countdown.types.ts';

/** What an SMS is asked for with. */
export type SmsRequest = Pick<SmsCountdownContext, 'mobilePhone' | 'code' | 'purpose'>;

/** What the server's "too soon" says is left; 0 for any other failure. @unit s */
const secondsToWait = (error: unknown): number => {
  const retryAfter =
    refusalData<typeof plain.smsTooSoon>(error, errCode.smsTooSoon)?.retryAfter ?? 0;
  return Math.min(Math.max(0, Math.ceil(retryAfter)), SMS_COUNTDOWN_SECONDS);
};

export const smsCountdownMachine = setup({
  types: {} as {
    context: SmsCountdownContext;
    events: SmsCountdownEvent;
    input: SmsCountdownInput;
    emitted: SmsCountdownEmitted;
    tags: 'sending' | 'counting';
  },
  actors: {
    sendSms: fromPromise<unknown, SmsRequest>(unprovided('sendSms')),
  },
  actions: {
    remember: assign(({ event }) =>
      event.type === 'SEND'
        ? { mobilePhone: event.mobilePhone.trim(), code: event.code.trim() }
        : {},
    ),
    // On its own it has no form to tell: it tells itself, who does not listen.
    tellSpent: sendTo(
      ({ self }): AnyActorRef => self._parent ?? self,
      (): CaptchaSpent => ({ type: 'CAPTCHA.SPENT' }),
    ),
    startCounting: assign({ remaining: SMS_COUNTDOWN_SECONDS }),
    waitAsTold: assign({
      remaining: (_, params: { error: unknown }) => secondsToWait(params.error),
    }),
    countDown: assign({ remaining: ({ context }) => context.remaining - 1 }),
    stopCounting: assign({ remaining: 0 }),
    takeOver: assign({
      remaining: ({ context, event }) =>
        event.type === 'SYNC'
          ? Math.min(event.remaining, SMS_COUNTDOWN_SECONDS)
          : context.remaining,
    }),
    tellSent: emit(({ context }) => ({
      type: 'toast',
      tone: 'success',
      message: smsSentMessage(context.mobilePhone),
      duration: TOAST_MS,
    })),
    storeDeadline: emit(({ context }) => ({
      type: 'store',
      key: 'smsResendAt',
      value: context.mobilePhone,
      expiresInSeconds: context.remaining,
    })),
  },
  guards: {
    isRunning: ({ context }) => context.remaining > 0,
    maySend: ({ event }) =>
      event.type === 'SEND' &&
      checkPhone(event.mobilePhone.trim()) === null &&
      checkCaptcha(event.code.trim()) === null,
    wasTooSoon: (_, params: { error: unknown }) => secondsToWait(params.error) > 0,
    hasMoreSeconds: ({ context }) => context.remaining > 1,
    isOver: ({ event }) => event.type === 'SYNC' && event.remaining <= 0,
    isStillRunning: ({ event }) => event.type === 'SYNC' && event.remaining > 0,
  },
  delays: { SMS_TICK: SMS_TICK_MS },
}).createMachine({
  id: 'sms-countdown',
  context: ({ input }) => ({
    remaining: Math.max(0, Math.min(input.remaining ?? 0, SMS_COUNTDOWN_SECONDS)),
    purpose: input.purpose ?? 'login',
    mobilePhone: '',
    code: '',
  }),
  initial: 'boot',
  states: {
    boot: {
      always: [{ guard: 'isRunning', target: 'counting' }, { target: 'ready' }],
    },
    ready: {
      on: {
        SEND: { guard: 'maySend', target: 'sending', actions: 'remember' },
        SYNC: { guard: 'isStillRunning', target: 'counting', actions: 'takeOver' },
      },
    },
    sending: {
      tags: 'sending',
      invoke: {
        id: 'sendSms',
        src: 'sendSms',
        input: ({ context: { mobilePhone, code, purpose } }) => ({ mobilePhone, code, purpose }),
        onDone: { target: 'counting', actions: ['startCounting', 'tellSent', 'storeDeadline'] },
        onError: [
          {
            guard: { type: 'wasTooSoon', params: ({ event }) => ({ error: event.error }) },
            target: 'counting',
            actions: [
              { type: 'waitAsTold', params: ({ event }) => ({ error: event.error }) },
              'storeDeadline',
              'tellSpent',
            ],
          },
          { target: 'ready', actions: 'tellSpent' },
        ],
      },
    },
    counting: {
      tags: 'counting',
      after: {
        SMS_TICK: [
          { guard: 'hasMoreSeconds', target: 'counting', reenter: true, actions: 'countDown' },
          { target: 'ready', actions: 'stopCounting' },
        ],
      },
      on: {
        SYNC: [
          { guard: 'isOver', target: 'ready', actions: 'stopCounting' },
          { actions: 'takeOver' },
        ],
      },
    },
  },
});
