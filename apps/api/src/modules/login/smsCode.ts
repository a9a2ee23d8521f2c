/** Codes by text message, for five minutes. */
import type { ParsedOf } from '@banxin/contract/call';
import type { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import type { SmsPurpose } from '@banxin/contract/calls/login/smsCode.schemas';
import { SMS_CODE_LIFE_SECONDS } from '@banxin/contract/constants';
import { messageFromText } from '@banxin/contract/issues';
import { messages } from '@banxin/contract/messages';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import type { Context, UserContext } from '../../context.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { SmsFailedError } from '../../ports/sms.ts';
import { solveForMessage } from './captcha.ts';
import { type CodeWay, fits, sendCode, spend, take, wasSpent } from './oneTimeCode.ts';

const BY_SMS: CodeWay = {
  row: 'number',
  lifeSeconds: SMS_CODE_LIFE_SECONDS,
  tooSoon: plain.smsTooSoon,
  dailyLimit: plain.smsDailyLimit,
  notSent: refusals.smsNotSent,
};

/** Whether the number belongs to a customer makes no difference to what is seen. */
const sendTo = (context: Context, to: string, purpose: SmsPurpose): Promise<null | Refusal> =>
  sendCode(context, BY_SMS, { to, purpose }, async (code) => {
    try {
      await context.ports.sms.sendCode(to, code, purpose);
      return true;
    } catch (error) {
      if (!(error instanceof SmsFailedError)) throw error;
      context.log.warn({ err: error }, 'sms not sent');
      return false;
    }
  });

/**
 * Sends a code once the captcha is solved, so that no script can send messages to a number or use up its daily
 * limit. A customer needs no captcha for their own number.
 */
export async function sendOnRequest(
  context: Context,
  { mobilePhone, code, purpose }: ParsedOf<typeof sendSmsCode>,
): Promise<null | Refusal> {
  if (context.customer?.mobile !== mobilePhone) {
    if (code === undefined) return invalid({ code: messageFromText(messages.captchaRequired) });
    if (!(await solveForMessage(context, code))) return refuse(plain.captchaWrong);
  }
  return sendTo(context, mobilePhone, purpose);
}

/** Sends a code to the login's own number: no page has to know it, and it needs no captcha. */
export const sendToOwn = (context: UserContext, purpose: SmsPurpose): Promise<null | Refusal> =>
  sendTo(context, context.customer.mobile, purpose);

type Judge = (
  context: Context,
  phone: string,
  purpose: SmsPurpose,
  code: string,
) => Promise<boolean>;

/** True once for the right code of this purpose; a wrong one counts as a try. Not inside a transaction. */
export const spendCode: Judge = (context, phone, purpose, code) =>
  spend(context, BY_SMS, { to: phone, purpose }, code);

/** Whether it is the right code, which stays good; a wrong one counts as a try. Not inside a transaction. */
export const codeFits: Judge = (context, phone, purpose, code) =>
  fits(context, BY_SMS, { to: phone, purpose }, code);

/** True once for a code that fits, in the transaction of what it proves. */
export const takeCode: Judge = (context, phone, purpose, code) =>
  take(context, BY_SMS, { to: phone, purpose }, code);

/** Whether it was, a short while ago. */
export const wasCodeSpent: Judge = (context, phone, purpose, code) =>
  wasSpent(context, BY_SMS, { to: phone, purpose }, code);
