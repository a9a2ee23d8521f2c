/** The login's states: tab × form, and how it ends. */
import * as errCode from '@banxin/contract/codes';
import { defineAtlas } from '../testing/atlas.ts';
import { failing, refusal } from '../testing/failures.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginInput } from './login.types.ts';

const opened: LoginInput = {
  mode: 'dialog',
  returnUrl: undefined,
  smsRemaining: undefined,
  captchaVersion: 1,
};

export const loginAtlas = defineAtlas({
  machine: loginMachine,
  inputs: { dialog: opened, page: { ...opened, mode: 'page', returnUrl: '/user/index' } },
  events: [
    {
      type: 'SUBMIT',
      values: {
        tab: 'account',
        nameOrQQOrMobilePhone: '悦享包装',
        password: 'Demo-2026',
        code: 'ab2c',
        rememberMe: true,
      },
    },
    { type: 'SUBMIT', values: { tab: 'sms', mobilePhone: '138', smsCode: '', code: '' } },
    { type: 'CHANGE', field: 'mobilePhone' },
    { type: 'CHANGE', field: 'smsCode' },
    { type: 'CHANGE', field: 'code' },
    { type: 'CHANGE', field: 'password' },
    { type: 'TAB.ACCOUNT' },
    { type: 'TAB.SMS' },
    { type: 'OAUTH', provider: 'qq' },
  ],
  answers: { login: [null] },
  failures: { login: [failing(500), refusal(errCode.passwordWrong, '账号或密码不正确')] },
  project: ({ mode, problems }) => [mode, problems.length],
  look: ({ mode }) => mode,
  noView: {
    removed: 'the dialog is gone',
    reloading: 'the page loads again',
    succeeded: 'the page goes to its return address',
  },
  transient: [],
  neverTaken: {},
});
