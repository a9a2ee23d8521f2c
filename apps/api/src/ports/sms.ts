/** Text messages: what the shop needs of a provider. */

/**
 * What a message is for; a provider has one template each. SendSmsCode carries a number and no purpose
 * (specification §7): one code serves login, registration and a new password.
 */
export type SmsPurpose = 'login';

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
