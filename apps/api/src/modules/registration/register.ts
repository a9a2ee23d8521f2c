/** Opening an account: proved by an SMS code, unique by three indexes, logged in afterwards. */
import type { ParsedOf } from '@banxin/contract/call';
import { registerCustomer } from '@banxin/contract/calls/customer/register';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { customerType, userRoleType } from '@banxin/contract/enums/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { type Context, inTransaction } from '../../context.ts';
import { openCustomers } from '../../db/openCustomers.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { sha256 } from '../../sha256.ts';
import { passCaptcha } from '../login/captcha.ts';
import { logIn } from '../login/login.ts';
import { codeFits, takeCode } from '../login/smsCode.ts';
import { isTaken, taken, unique, wasTakenMeanwhile } from '../login/taken.ts';

type Registration = ParsedOf<typeof registerCustomer>;

const UNIQUE = Object.values(unique);

export const isNameTaken = ({ db }: Context, { name }: { readonly name: string }) =>
  isTaken(db, unique.name, name);
export const isQqTaken = ({ db }: Context, { qq }: { readonly qq: string }) =>
  isTaken(db, unique.qq, qq);
export const isMobileTaken = ({ db }: Context, { mobilePhone }: { readonly mobilePhone: string }) =>
  isTaken(db, unique.mobile, mobilePhone);

/** The account that this key opened before, when it was the same registration; else null or a refusal. */
async function accountOpenedBefore(context: Context, input: Registration) {
  const { db, hasher, idempotencyKey } = context;
  if (idempotencyKey === null) return null;
  const first = await openCustomers(db)
    .innerJoin('registrations as r', 'r.customer_id', 'c.id')
    .select(['c.id', 'c.name', 'c.qq', 'c.mobile', 'c.password_hash'])
    .where('r.key_hash', '=', sha256(idempotencyKey))
    .executeTakeFirst();
  if (!first) return null;
  const isSame =
    UNIQUE.every(({ column, field }) => first[column] === input[field]) &&
    (await hasher.verify(first.password_hash, input.password));
  return isSame ? logIn(context, first.id, true) : refuse(plain.repeatDiffers);
}

async function openAccount(
  tx: Tx,
  { customerName, qq, mobilePhone }: Registration,
  passwordHash: string,
  { idempotencyKey, now }: Context,
): Promise<number> {
  const { id } = await tx
    .insertInto('customers')
    .values({
      name: customerName,
      qq,
      mobile: mobilePhone,
      password_hash: passwordHash,
      type: customerType.ordinary,
      user_role_type: userRoleType.customer,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('accounts').values({ customer_id: id }).execute();
  if (idempotencyKey !== null) {
    await tx
      .insertInto('registrations')
      .values({ key_hash: sha256(idempotencyKey), customer_id: id, created_at: now })
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .execute();
  }
  return id;
}

/**
 * Opens the account and logs in. A wrong SMS code counts as a try; a value that turns out to be taken
 * undoes everything, so that the code is still good for the next try.
 */
export async function register(context: Context, input: Registration): Promise<UserInfo | Refusal> {
  const { db, hasher } = context;
  // A repeat after a lost answer comes with codes that the first request has spent.
  const before = await accountOpenedBefore(context, input);
  if (before !== null) return before;
  const refusal = await passCaptcha(context, registerCustomer, input);
  if (refusal) return refusal;
  for (const one of UNIQUE) {
    if (await isTaken(db, one, input[one.field])) return taken(one);
  }
  const passwordHash = await hasher.hash(input.password);
  const code = [input.mobilePhone, 'register', input.smsCode] as const;
  const isRight = await codeFits(context, ...code);
  try {
    const opened = isRight
      ? await transaction(db, async (tx) =>
          (await takeCode(inTransaction(context, tx), ...code))
            ? openAccount(tx, input, passwordHash, context)
            : null,
        )
      : null;
    if (opened !== null) {
      return (await logIn(context, opened, true)) ?? refuse(plain.accountUnknown);
    }
  } catch (error) {
    const lost = UNIQUE.find((one) => wasTakenMeanwhile(error, one));
    if (lost === undefined) throw error;
    return taken(lost);
  }
  // The same registration may have won while this one waited.
  return (await accountOpenedBefore(context, input)) ?? refuse(plain.smsCodeWrong);
}
