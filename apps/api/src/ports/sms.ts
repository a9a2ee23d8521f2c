/** Text messages: what the shop needs of a provider. */
import type { SmsPurpose } from '@banxin/contract/calls/login/smsCode.schemas';

export interface Sms {
  /** Sends a code. Throws {@link SmsFailedError} when the provider did not take it. */
  sendCode(phone: string, code: string, purpose: SmsPurpose): Promise<void>;
}

/** The provider is down, refuses or answers nonsense; `reason` is for the log. */
export class SmsFailedError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`SMS not sent: ${reason}`, options);
    this.name = 'SmsFailedError';
  }
}
