/** SMS codes: six digits, five minutes, one per minute and number, ten a day, five wrong tries, one purpose; hashed. */
import type { ParsedOf } from '@banxin/contract/call';
import type { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import type { SmsPurpose } from '@banxin/contract/calls/login/smsCode.schemas';
import {
  SMS_CODE_LIFE_SECONDS,
  SMS_CODE_MAX,
  SMS_CODE_TRIES,
  SMS_COUNTDOWN_SECONDS,
  SMS_PER_DAY,
} from '@banxin/contract/constants';
import { messageFromText } from '@banxin/contract/issues';
import { messages } from '@banxin/contract/messages';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { sql } from 'kysely';
import type { Context, UserContext } from '../../context.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, instantOf, msOf, nowOf } from '../../ports/clock.ts';
import { SmsFailedError } from '../../ports/sms.ts';
import { sha256 } from '../../sha256.ts';
import { solveForMessage } from './captcha.ts';

/** A number has one row, and its limits hold whatever its codes are for: the purpose is part of the hash. */
const ROW = 'number';

const hashOf = (phone: string, purpose: SmsPurpose, code: string): string =>
  sha256(`${purpose}:${phone}:${code}`);

/** Why nothing was sent. */
async function whyNotSent(context: Context, phone: string): Promise<Refusal> {
  const row = await context.db
    .selectFrom('sms_codes')
    .select(['sent_at', 'day', 'sent_on_day'])
    .where('phone', '=', phone)
    .where('purpose', '=', ROW)
    .executeTakeFirstOrThrow();
  const now = context.machine.now();
  if (row.day === dayOf(now) && row.sent_on_day >= SMS_PER_DAY) {
    return refuse(plain.smsDailyLimit);
  }
  const retryAfter = Math.max(
    1,
    Math.ceil((msOf(row.sent_at) + SMS_COUNTDOWN_SECONDS * 1_000 - now) / 1_000),
  );
  return refuse(plain.smsTooSoon, { retryAfter });
}

/**
 * Sends a code, or says why not. One statement decides, so that of parallel requests one sends.
 * Whether the number belongs to a customer makes no difference to what is seen.
 */
async function sendCode(
  context: Context,
  phone: string,
  purpose: SmsPurpose,
): Promise<null | Refusal> {
  const { db, machine, random, ports, log } = context;
  const now = machine.now();
  const day = dayOf(now);
  const code = Array.from({ length: SMS_CODE_MAX }, () => random.int(10)).join('');
  const fresh = {
    code_hash: hashOf(phone, purpose, code),
    sent_at: instantOf(now),
    expires_at: instantOf(now + SMS_CODE_LIFE_SECONDS * 1_000),
    tries: 0,
    used_at: null,
    day,
  };
  const sent = await db
    .insertInto('sms_codes')
    .values({ phone, purpose: ROW, sent_on_day: 1, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['phone', 'purpose'])
        .doUpdateSet({
          ...fresh,
          sent_on_day: sql<number>`case when sms_codes.day = ${day} then sms_codes.sent_on_day + 1 else 1 end`,
        })
        .where('sms_codes.sent_at', '<=', instantOf(now - SMS_COUNTDOWN_SECONDS * 1_000))
        .where((eb) =>
          eb.or([eb('sms_codes.day', '<>', day), eb('sms_codes.sent_on_day', '<', SMS_PER_DAY)]),
        ),
    )
    .returning('phone')
    .executeTakeFirst();
  if (!sent) return whyNotSent(context, phone);
  try {
    await ports.sms.sendCode(phone, code, purpose);
  } catch (error) {
    if (!(error instanceof SmsFailedError)) throw error;
    log.warn({ err: error }, 'sms not sent');
    // The minute does not count when nothing was sent; the day does.
    await db
      .updateTable('sms_codes')
      .set({
        used_at: instantOf(now),
        sent_at: instantOf(now - SMS_COUNTDOWN_SECONDS * 1_000),
      })
      .where('phone', '=', phone)
      .where('purpose', '=', ROW)
      .where('code_hash', '=', fresh.code_hash)
      .execute();
    return refuse(refusals.smsNotSent, { retryAfter: 1 });
  }
  return null;
}

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
  return sendCode(context, mobilePhone, purpose);
}

/** Sends a code to the login's own number: no page has to know it, and it needs no captcha. */
export const sendToOwn = (context: UserContext, purpose: SmsPurpose): Promise<null | Refusal> =>
  sendCode(context, context.customer.mobile, purpose);

/** True once for the right code of this purpose. Every call counts as a try. */
export async function spendCode(
  context: Context,
  phone: string,
  purpose: SmsPurpose,
  code: string,
): Promise<boolean> {
  const { db, machine } = context;
  const now = nowOf(machine);
  const live = await db
    .updateTable('sms_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('phone', '=', phone)
    .where('purpose', '=', ROW)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', SMS_CODE_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  const hash = hashOf(phone, purpose, code);
  if (live?.code_hash !== hash) return false;
  const spent = await db
    .updateTable('sms_codes')
    .set({ used_at: now })
    .where('phone', '=', phone)
    .where('purpose', '=', ROW)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('phone')
    .executeTakeFirst();
  return spent !== undefined;
}
