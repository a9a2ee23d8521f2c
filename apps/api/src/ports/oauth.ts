/** Logging in through QQ and WeChat: what the shop needs of a provider. */

import { pathOf } from '@banxin/contract/routes';

export type OauthProvider = 'qq' | 'wechat';

/** Whom a code stands for. */
export interface Identified {
  /** Stays the same for the same person. */
  readonly subject: string;
  /** What the person is called there; null when the provider does not say. Never throws: a name is no reason to fail. */
  readonly nickname: () => Promise<string | null>;
}

export interface Oauth {
  /** Where the visitor is recognised. Leads back to the shop's own page with `code` and this `state`. */
  authorizeUrl(state: string): string;
  /**
   * Who the code stands for. Throws {@link OauthCodeError} when the provider does not take the code, {@link OauthFailedError} when it
   * is down, refuses the shop or answers nonsense.
   */
  identify(code: string): Promise<Identified>;
}

/** null: not configured. */
export type OauthProviders = Readonly<Record<OauthProvider, Oauth | null>>;

/** The page of the shop that a provider leads back to. */
export const callbackPath: Readonly<Record<OauthProvider, string>> = {
  qq: pathOf('qqlogin'),
  wechat: pathOf('wechatlogin'),
};

/** The code was used, has expired or was never handed out; `reason` is for the log. */
export class OauthCodeError extends Error {
  constructor(reason: string) {
    super(`OAuth code refused: ${reason}`);
    this.name = 'OauthCodeError';
  }
}

/** The provider cannot tell who it is; `reason` is for the log and carries neither code nor secret. */
export class OauthFailedError extends Error {
  constructor(reason: string) {
    super(`OAuth provider failed: ${reason}`);
    this.name = 'OauthFailedError';
  }
}
