/** The SMS countdown's states. */
import { defineAtlas } from '../testing/atlas.ts';
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
  project: ({ remaining }) => (remaining === 60 || remaining <= 1 ? remaining : 'between'),
  noView: {},
  transient: ['boot'],
  neverTaken: {},
});
