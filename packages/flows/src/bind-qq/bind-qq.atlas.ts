/** States of the QQ binding page. */
import { defineAtlas } from '../testing/atlas.ts';
import { bindQqMachine } from './bind-qq.machine.ts';

const values = { nameOrQQOrMobilePhone: '悦享包装', password: 'Demo-2026', code: 'ab2c' };

export const bindQqAtlas = defineAtlas({
  machine: bindQqMachine,
  inputs: {
    opened: { openId: 'o1', captchaVersion: 1 },
    withoutOpenId: { openId: undefined, captchaVersion: 1 },
  },
  events: [
    { type: 'SUBMIT', values },
    { type: 'SUBMIT', values: { ...values, password: '', code: '' } },
    { type: 'CHANGE', field: 'password' },
    { type: 'CHANGE', field: 'code' },
  ],
  answers: { bind: [null] },
  project: ({ openId, problems }) => [openId !== undefined, problems.length],
  look: () => null,
  noView: {
    idle: 'the page begins at once',
    bound: 'the page goes to "/"',
    left: 'the page goes to the login',
  },
  transient: [],
  neverTaken: {},
});
