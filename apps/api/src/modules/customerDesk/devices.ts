/** Ends a session of a customer, who asked for it and is told. */
import type { ParsedOf } from '@banxin/contract/call';
import type { endCustomerDevice } from '@banxin/contract/calls/works/customers';
import { customerDesk as refusals } from '@banxin/contract/refusals/customerDesk';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { neededReason } from '../../desk.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { revokeSession } from '../../http/session.ts';
import { nowOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import { holdCustomer } from './customer.ts';
import { writeDeed } from './log.ts';

type Asked = ParsedOf<typeof endCustomerDevice>;

async function endIn(
  tx: Tx,
  context: UserContext,
  { id, device, reason: typed }: Asked,
): Promise<null | Refusal> {
  const { customer, now, machine } = context;
  // One clerk after the other: the second finds the device gone.
  const row = await holdCustomer(tx, context, id);
  if (row instanceof Refusal) return row;
  const why = neededReason(typed);
  const session = await tx
    .selectFrom('sessions as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .select(['s.id', 's.ip', 's.last_seen_at', 'c.id as login_id', 'c.name'])
    .where('s.id', '=', device)
    .where('s.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('c.id', '=', id), eb('c.parent_id', '=', id)]))
    .executeTakeFirst();
  if (session === undefined) return refuse(refusals.deviceGone);
  const { ip, last_seen_at: usedAt, login_id: loginId, name } = session;
  await revokeSession(tx, device, nowOf(machine));
  const was = { name, ip };
  const deed = { customerId: id, actorId: customer.id, what: 'device' as const, was };
  const of = String(await writeDeed(tx, { ...deed, reason: why, at: now }));
  const values = { ip, usedAt, why };
  await tell(tx, { customerId: id, loginId, kind: 'deviceEnded', values, of, at: now });
  return null;
}

export const endDevice = (context: UserContext, asked: Asked): Promise<null | Refusal> =>
  transaction(context.db, (tx) => endIn(tx, context, asked));
