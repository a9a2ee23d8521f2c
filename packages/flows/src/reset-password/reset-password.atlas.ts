/** States of a password reset. */
import * as errCode from '@banxin/contract/codes';
import { defineAtlas } from '../testing/atlas.ts';
import { failing, refusal } from '../testing/failures.ts';
import { atFields } from '../testing/rows.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

const values = {
  mobilePhone: '13800000001',
  code: 'ab2c',
  smsCode: '123456',
  password: 'Demo-2027',
  repeated: 'Demo-2027',
};

export const resetPasswordAtlas = defineAtlas({
  machine: resetPasswordMachine,
  inputs: { opened: { smsRemaining: undefined, captchaVersion: 1 } },
  events: [
    { type: 'SUBMIT', values },
    { type: 'SUBMIT', values: { ...values, mobilePhone: '138', code: '' } },
    { type: 'SUBMIT', values: { ...values, password: 'Demo' } },
    { type: 'CHANGE', field: 'mobilePhone' },
    { type: 'CHANGE', field: 'code' },
    { type: 'CHANGE', field: 'smsCode' },
    { type: 'CHANGE', field: 'password' },
    { type: 'CHANGE', field: 'repeated' },
  ],
  answers: { validate: [{ ticket: 't1' }], reset: [null] },
  failures: {
    validate: [failing(500), refusal(errCode.smsCodeWrong, '短信验证码不正确或已失效')],
    reset: [failing(500), refusal(errCode.resetExpired, '验证已失效，请重新验证手机号')],
  },
  project: ({ problems }) => problems.map(({ field }) => field),
  tells: ({ problems }) => atFields(problems),
  alike: {
    'IdentifyFailedAtSmsCode = IdentifyInvalidAtSmsCode':
      'what the server refused is said at its field until that field changes',
  },
  noView: { left: 'the page goes to the login' },
  transient: [],
  neverTaken: {},
});
