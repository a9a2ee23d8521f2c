/** States of the page inside the QQ or WeChat window. */
import * as errCode from '@banxin/contract/codes';
import { defineAtlas } from '../testing/atlas.ts';
import { failing, refusal } from '../testing/failures.ts';
import { oauthCallbackMachine } from './oauth-callback.machine.ts';
import type { OauthCallbackInput } from './oauth-callback.types.ts';

const qq: OauthCallbackInput = {
  provider: 'qq',
  code: 'c0de',
  state: 's',
  refused: false,
  purpose: 'login',
  mode: 'dialog',
  now: 1_795_136_400_000,
};

export const oauthCallbackAtlas = defineAtlas({
  machine: oauthCallbackMachine,
  inputs: {
    qq,
    wechat: { ...qq, provider: 'wechat' },
    binding: { ...qq, provider: 'wechat', purpose: 'bind' },
    withoutCode: { ...qq, code: undefined },
    refused: { ...qq, code: undefined, refused: true },
  },
  events: [],
  answers: {
    authorize: [{ address: 'https://provider.example/' }],
    exchange: [
      { isBound: true, openId: 'o1' },
      { isBound: false, openId: 'o1' },
    ],
  },
  failures: {
    authorize: [failing(500)],
    exchange: [failing(500), refusal(errCode.oauthCodeSpent, '授权已失效，请重新授权')],
  },
  project: ({ provider, purpose, code, refused, canRetry }) => [
    provider,
    purpose,
    code !== undefined,
    refused,
    canRetry,
  ],
  look: ({ provider, message, canRetry }) => [provider, message, canRetry],
  tells: () => 'WithoutRetry',
  noView: {
    idle: 'the page begins at once',
    left: 'the window is at the provider',
    bound: 'the window is closed, or at the account',
    toBindPage: 'the window is at the binding page',
    closed: 'the window is closed',
  },
  transient: [],
  neverTaken: {},
});
