/** Another password for a login that knows its present one. */
import type { ParsedOf } from '@banxin/contract/call';
import type { changePassword } from '@banxin/contract/calls/customer/password';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import { fieldsOf } from '@banxin/contract/server';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { countUse, resetUses } from '../../http/limits.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { nowOf } from '../../ports/clock.ts';
import { replacePassword } from '../login/replacePassword.ts';
import { tell } from '../message/tell.ts';

/** Wrong passwords in a row. */
const TRIES = { max: 5, windowSeconds: 900 };

const wrong = (): Refusal => {
  const row = refusals.oldPasswordWrong;
  return refuse(
    row,
    fieldsOf({ fields: { oldPassword: messageOf(row, { fields: {}, why: {} }) } }),
  );
};

const hashOf = (db: UserContext['db'] | Tx, id: number) =>
  db.selectFrom('customers').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();

/** A try is counted before the password is looked at, so that parallel tries cannot slip through. */
export async function replaceOwnPassword(
  context: UserContext,
  { oldPassword, password }: ParsedOf<typeof changePassword>,
): Promise<null | Refusal> {
  const { db, hasher, customer, session, now: at, machine } = context;
  const key = `password:${customer.id}`;
  const wait = await countUse(db, key, TRIES, machine.now());
  if (wait !== null) return refuse(plain.accountLocked, { retryAfter: wait });
  const { password_hash: stored } = await hashOf(db, customer.id);
  if (!(await hasher.verify(stored, oldPassword))) {
    // After a lost answer the password is the new one already.
    if (!(await hasher.verify(stored, password))) return wrong();
    await resetUses(db, key);
    return null;
  }
  await resetUses(db, key);
  if (password === oldPassword) return invalid({ password: messageOf(refusals.passwordSame) });
  const fresh = await hasher.hash(password);
  const isReplaced = await transaction(db, async (tx) => {
    // A password that was replaced while this one was looked at is not replaced again.
    const still = await tx
      .selectFrom('customers')
      .select((eb) => eb.fn.coalesce('parent_id', 'id').as('owner_id'))
      .where('id', '=', customer.id)
      .where('password_hash', '=', stored)
      .forUpdate()
      .executeTakeFirst();
    if (!still) return false;
    await replacePassword(tx, customer.id, fresh, nowOf(machine), session.id);
    const told = { customerId: still.owner_id, loginId: customer.id };
    const of = `${customer.id}:${session.id}:${at}`;
    await tell(tx, { ...told, kind: 'passwordChanged', values: {}, of, at });
    return true;
  });
  return isReplaced ? null : wrong();
}
