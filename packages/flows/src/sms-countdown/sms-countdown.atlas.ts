/** The SMS countdown's states. */
import * as errCode from '@banxin/contract/codes';
import { defineAtlas } from '../testing/atlas.ts';
import { refusal } from '../testing/failures.ts';
import { smsCountdownMachine } from './sms-countdown.machine.ts';

export const smsCountdownAtlas = defineAtlas({
  machine: smsCountdownMachine,
  inputs: {
    opened: { remaining: undefined },
    restored: { remaining: 37 },
    lastSecond: { remaining: 1 },
  },
  events: [
    { type: 'SEND', mobilePhone: '13800000001', code: 'ab2c' },
    { type: 'SEND', mobilePhone: '13800', code: 'ab2c' },
    { type: 'SYNC', remaining: 37 },
    { type: 'SYNC', remaining: 0 },
  ],
  answers: { sendSms: [null] },
  failures: {
    sendSms: [
      refusal(errCode.smsTooSoon, '短信发送过于频繁，请稍后再试', { retryAfter: 37 }),
      refusal(errCode.smsDailyLimit, '今日短信发送次数已达上限'),
    ],
  },
  project: ({ remaining }) => (remaining === 60 || remaining <= 1 ? remaining : 'between'),
  tells: () => 'JustBegun',
  noView: {},
  transient: ['boot'],
  neverTaken: {},
});
