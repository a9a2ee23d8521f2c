/** A forgotten password: who proves their mobile number gets a ticket, and with the ticket sets a new password. */
import { validateReset } from '@banxin/contract/calls/customer/password';
import { RESET_TICKET_LIFE_SECONDS } from '@banxin/contract/constants';
import { plain } from '@banxin/contract/refusals/plain';
import type { Context } from '../../context.ts';
import { openCustomers } from '../../db/openCustomers.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { resetUses } from '../../http/limits.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dropToken } from '../../http/session.ts';
import { instantOf, nowOf } from '../../ports/clock.ts';
import { sha256 } from '../../sha256.ts';
import { passCaptcha } from '../login/captcha.ts';
import { accountKey } from '../login/login.ts';
import { replacePassword } from '../login/replacePassword.ts';
import { spendCode } from '../login/smsCode.ts';
import { tell } from '../message/tell.ts';

/** That a number has no account shows only with the right code. */
export async function issueResetTicket(
  context: Context,
  input: { mobilePhone: string; code: string; smsCode: string },
): Promise<{ ticket: string } | Refusal> {
  const { db, machine, random } = context;
  const refusal = await passCaptcha(context, validateReset, input);
  if (refusal) return refusal;
  const { mobilePhone, smsCode } = input;
  if (!(await spendCode(context, mobilePhone, 'reset', smsCode))) {
    return refuse(plain.smsCodeWrong);
  }
  const found = await openCustomers(db)
    .select('c.id')
    .where('c.mobile', '=', mobilePhone)
    .executeTakeFirst();
  if (!found) return refuse(plain.accountUnknown);
  const ticket = random.token(32);
  await db
    .insertInto('password_resets')
    .values({
      ticket_hash: sha256(ticket),
      customer_id: found.id,
      created_at: nowOf(machine),
      expires_at: instantOf(machine.now() + RESET_TICKET_LIFE_SECONDS * 1_000),
      used_at: null,
    })
    .execute();
  return { ticket };
}

/** Spends the ticket; of parallel requests one does. Answers null when it is spent or over. */
const spendTicket = (tx: Tx, ticketHash: string, now: string) =>
  tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();

/** Sets the new password. A repeat with the same password, after a lost answer, changes nothing and answers the same. */
export async function setPassword(
  context: Context,
  input: { ticket: string; password: string },
): Promise<null | Refusal> {
  const { db, hasher, now: at, machine } = context;
  const now = nowOf(machine);
  const ticketHash = sha256(input.ticket);
  const known = await openCustomers(db)
    .innerJoin('password_resets as r', 'r.customer_id', 'c.id')
    .select(['r.used_at', 'c.id', 'c.password_hash'])
    .select((eb) => eb.fn.coalesce('c.parent_id', 'c.id').as('owner_id'))
    .where('r.ticket_hash', '=', ticketHash)
    .where('r.expires_at', '>', now)
    .executeTakeFirst();
  if (!known) return refuse(plain.resetExpired);
  if (known.used_at !== null) {
    const isRepeat = await hasher.verify(known.password_hash, input.password);
    return isRepeat ? null : refuse(plain.resetExpired);
  }
  const passwordHash = await hasher.hash(input.password);
  const isSet = await transaction(db, async (tx) => {
    const spent = await spendTicket(tx, ticketHash, now);
    if (spent) {
      await replacePassword(tx, spent.customer_id, passwordHash, now);
      const told = { customerId: known.owner_id, loginId: known.id };
      const of = `${known.id}:${ticketHash}`;
      await tell(tx, { ...told, kind: 'passwordChanged', values: {}, of, at });
    }
    return spent !== undefined;
  });
  // Another request with this ticket was faster: to it this one is a repeat.
  if (!isSet) return setPassword(context, input);
  // Somebody who was locked out by wrong passwords has just proved who they are.
  await resetUses(db, accountKey(known.id));
  if (context.customer?.id === known.id) dropToken(context);
  return null;
}
