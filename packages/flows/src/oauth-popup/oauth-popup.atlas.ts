/** States of the QQ and WeChat window, seen from the opener. */
import { messages } from '@banxin/contract/messages';
import { defineAtlas } from '../testing/atlas.ts';
import { oauthPopupMachine } from './oauth-popup.machine.ts';

const leaving = 'the login flow goes on by itself';

export const oauthPopupAtlas = defineAtlas({
  machine: oauthPopupMachine,
  inputs: { dialog: { mode: 'dialog' }, page: { mode: 'page' } },
  events: [
    { type: 'START', provider: 'wechat' },
    { type: 'POPUP.RESULT', ok: true },
    { type: 'POPUP.RESULT', ok: false, message: messages.wechatNotBound },
  ],
  answers: {},
  project: () => null,
  noView: { succeeded: leaving, redirecting: leaving },
  transient: [],
  neverTaken: {},
});
