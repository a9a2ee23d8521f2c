/** States of the registration. */
import * as errCode from '@banxin/contract/codes';
import { defineAtlas } from '../testing/atlas.ts';
import { failing, refusal } from '../testing/failures.ts';
import { atFields } from '../testing/rows.ts';
import { registerMachine } from './register.machine.ts';

const values = {
  customerName: '新客小店',
  password: 'Demo-2026',
  repeated: 'Demo-2026',
  qq: '10001',
  mobilePhone: '13800000002',
  code: 'ab2c',
  smsCode: '123456',
};

export const registerAtlas = defineAtlas({
  machine: registerMachine,
  inputs: { opened: { returnUrl: undefined, smsRemaining: undefined, captchaVersion: 1 } },
  events: [
    { type: 'SUBMIT', values, taken: [] },
    { type: 'SUBMIT', values: { ...values, customerName: 'abc', repeated: '' }, taken: [] },
    { type: 'SUBMIT', values, taken: ['qq'] },
    { type: 'CHANGE', field: 'customerName' },
    { type: 'CHANGE', field: 'qq' },
  ],
  answers: { register: [null] },
  failures: {
    register: [failing(500), refusal(errCode.nameTaken, '该账号已被使用，请换一个')],
  },
  project: ({ problems }) => problems.map(({ field }) => field),
  tells: ({ problems }) => atFields(problems),
  alike: {
    'FailedAtCustomerName = InvalidAtCustomerName':
      'what the server refused is said at its field until that field changes',
  },
  noView: { registered: 'the page goes to its return address' },
  transient: [],
  neverTaken: {},
});
