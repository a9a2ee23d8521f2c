/** Text messages: what the shop needs of a provider. */
import type { SmsPurpose } from '@banxin/contract/calls/login/smsCode.schemas';

export interface Sms {
  /** Sends a code. Throws {@link SmsFailedError} when the provider did not take it. */
  sendCode(phone: string, code: string, purpose: SmsPurpose): Promise<void>;
  /** Sends what somebody agreed to be told. Throws {@link SmsFailedError}. Absent where notices cannot be sent. */
  readonly sendNotice?: (phone: string, notice: SmsNotice) => Promise<void>;
}

/** A notice, short enough for the variables of a provider's template. */
export interface SmsNotice {
  /** What happened, e.g. 订单已发货. */
  readonly title: string;
  /** What it is about: the number of an order, or 账户. */
  readonly about: string;
}

/** The provider is down, refuses or answers nonsense; `reason` is for the log. */
export class SmsFailedError extends Error {
  /** `never`: this number or text is refused; `unclear`: nobody knows whether it was taken; else the provider is down. */
  readonly failure: SmsFailure;
  constructor(reason: string, options?: ErrorOptions & { readonly failure?: SmsFailure }) {
    super(`SMS not sent: ${reason}`, options);
    this.name = 'SmsFailedError';
    this.failure = options?.failure ?? 'down';
  }
}

/** `later`: this number may be sent to another time; the others as for letters. */
export type SmsFailure = 'later' | 'never' | 'down' | 'unclear';
