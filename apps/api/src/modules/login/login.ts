/** Password and SMS login: the captcha first, then the throttle, then the secret. */
import { loginByAccount, loginByMobile } from '@banxin/contract/calls/login/session';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { type Context, inTransaction } from '../../context.ts';
import { openCustomers } from '../../db/openCustomers.ts';
import { transaction } from '../../db/transaction.ts';
import { countUse, networkKey, resetUses, uncountUse } from '../../http/limits.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { findSession, openSession, sendToken } from '../../http/session.ts';
import { sha256 } from '../../sha256.ts';
import { userInfoOf } from '../customer/userInfo.ts';
import { passCaptcha } from './captcha.ts';
import { spendCode } from './smsCode.ts';

/** Wrong passwords for one account, known or not, before it is locked for a while. */
const PER_ACCOUNT = { max: 10, windowSeconds: 900 };
/** Wrong passwords from one network, whatever the account. */
const PER_ADDRESS = { max: 100, windowSeconds: 900 };

/** Key under which wrong passwords for an account are counted, whichever of its names was given. */
export const accountKey = (customerId: number): string => `login:account:${customerId}`;
/** The same for a name that no account has. */
const unknownNameKey = (name: string): string => `login:nobody:${sha256(name.toLowerCase())}`;

/** Opens a session and answers the customer; null when the account was closed since it was found. */
export async function logIn(
  context: Context,
  customerId: number,
  remember: boolean,
): Promise<UserInfo | null> {
  const token = await openSession(context, customerId, remember, context.session);
  const caller = await findSession(context.db, context, token);
  if (caller === null) return null;
  sendToken(context, token, remember);
  return userInfoOf(caller.customer);
}

const locked = (retryAfter: number): Refusal => refuse(plain.accountLocked, { retryAfter });

/**
 * Does something as the customer whose account, QQ or mobile number and password these are, in a
 * transaction in which the password holds. An unknown or closed account costs the same time, counts the
 * same tries and gets the same words as a wrong password.
 */
export async function withPassword<T>(
  context: Context,
  input: { nameOrQQOrMobilePhone: string; password: string },
  run: (context: Context, customerId: number) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const { db, machine, hasher, address } = context;
  const account = input.nameOrQQOrMobilePhone;
  const found = await openCustomers(db)
    .select(['c.id', 'c.password_hash'])
    .where((eb) =>
      eb.or([eb('c.name', '=', account), eb('c.mobile', '=', account), eb('c.qq', '=', account)]),
    )
    .executeTakeFirst();
  const nameKey = found ? accountKey(found.id) : unknownNameKey(account);
  const addressKey = networkKey('login', address);
  // A try is counted before the password is looked at, so that parallel tries cannot slip through.
  const wait =
    (await countUse(db, nameKey, PER_ACCOUNT, machine.now())) ??
    (await countUse(db, addressKey, PER_ADDRESS, machine.now()));
  if (wait !== null) return locked(wait);
  const fits = found
    ? await hasher.verify(found.password_hash, input.password)
    : await hasher.verifyDummy(input.password);
  if (!found || !fits) return refuse(plain.passwordWrong);
  // Only this account's count is cleared: other accounts may have been tried from the same network.
  await resetUses(db, nameKey);
  await uncountUse(db, addressKey);
  return transaction(db, async (tx): Promise<T | Refusal> => {
    // A password that was replaced while it was looked at opens nothing: whoever replaces it waits for this row.
    const still = await openCustomers(tx)
      .select('c.id')
      .where('c.id', '=', found.id)
      .where('c.password_hash', '=', found.password_hash)
      .forShare('c')
      .executeTakeFirst();
    if (!still) return refuse(plain.passwordWrong);
    return run(inTransaction(context, tx), found.id);
  });
}

/** Login name with password, after the captcha. */
export async function loginByPassword(
  context: Context,
  input: { nameOrQQOrMobilePhone: string; password: string; code: string; rememberMe: boolean },
): Promise<UserInfo | Refusal> {
  const refusal = await passCaptcha(context, loginByAccount, input);
  if (refusal) return refusal;
  return withPassword(context, input, async (proved, id) => {
    const user = await logIn(proved, id, input.rememberMe);
    return user ?? refuse(plain.passwordWrong);
  });
}

/** Mobile number with SMS code. That a number has no account shows only with the right code. */
export async function loginBySms(
  context: Context,
  input: { mobilePhone: string; smsCode: string; code: string },
): Promise<UserInfo | Refusal> {
  const refusal = await passCaptcha(context, loginByMobile, input);
  if (refusal) return refusal;
  if (!(await spendCode(context, input.mobilePhone, 'login', input.smsCode))) {
    return refuse(plain.smsCodeWrong);
  }
  const found = await openCustomers(context.db)
    .select('c.id')
    .where('c.mobile', '=', input.mobilePhone)
    .executeTakeFirst();
  const user = found ? await logIn(context, found.id, true) : null;
  return user ?? refuse(plain.accountUnknown);
}
