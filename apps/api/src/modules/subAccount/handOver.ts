/** Gives a colleague's work to another, and removes who has none left. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  deleteSubAccount,
  handOverSubAccount,
} from '@banxin/contract/calls/customer/subAccount';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import { permissions } from '@banxin/contract/rules/permissions';
import { permissionsOf, rightsOf } from '@banxin/contract/rules/roles';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { revokeSessions } from '../../http/session.ts';
import { nowOf } from '../../ports/clock.ts';
import {
  type Colleague,
  lockColleague,
  lockOwner,
  openTickets,
  type Work,
  workOf,
} from './accounts.ts';
import { writeChanges } from './changes.ts';

type Taker = Pick<Colleague, 'id' | 'name' | 'roles' | 'disabled_at'>;

/** Why somebody cannot take it; null when it can. */
function whyNot(from: Colleague, to: Taker, { orders, tickets }: Work): Refusal | null {
  const because = (row: keyof typeof refusals & `handOver${string}`) =>
    invalid({ toId: messageOf(refusals[row]) });
  if (to.id === from.id) return because('handOverToItself');
  if (to.disabled_at !== null) return because('handOverToPaused');
  if (orders > 0 && !rightsOf(to.roles).includes('create')) return because('handOverWithoutRight');
  const mayAct = permissionsOf(to.roles).includes(permissions.afterSales);
  return tickets > 0 && !mayAct ? because('handOverWithoutAfterSales') : null;
}

/** The main account, or one of its colleagues. */
const takerOf = (tx: Tx, ownerId: number, toId: number): Promise<Taker | undefined> =>
  tx
    .selectFrom('customers')
    .select(['id', 'name', 'roles', 'disabled_at'])
    .where('id', '=', toId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('parent_id', '=', ownerId), eb('id', '=', ownerId)]))
    .executeTakeFirst();

export function handOver(
  { db, customer, now }: UserContext,
  { id, toId }: ParsedOf<typeof handOverSubAccount>,
): Promise<OutputOf<typeof handOverSubAccount> | Refusal> {
  const { ownerId } = customer;
  return transaction(db, async (tx) => {
    await lockOwner(tx, ownerId);
    const from = await lockColleague(tx, ownerId, id);
    const to = await takerOf(tx, ownerId, toId);
    if (from === undefined || to === undefined) return refuse(plain.notFound);
    const work = await workOf(tx, ownerId, id);
    const refusal = whyNot(from, to, work);
    if (refusal !== null) return refusal;
    if (work.orders + work.tickets === 0) return work;
    await tx
      .updateTable('orders')
      .set({ placed_by: to.id })
      .where('customer_id', '=', ownerId)
      .where('placed_by', '=', from.id)
      .where(sql<boolean>`status not in (0, 69, 101, 255)`)
      .execute();
    await tx
      .updateTable('after_sales')
      .set({ created_by: to.id })
      .where('customer_id', '=', ownerId)
      .where('id', 'in', openTickets(tx, ownerId).select('id').where('created_by', '=', from.id))
      .execute();
    const by = { actor: customer, at: now };
    await writeChanges(
      tx,
      from.id,
      [{ field: 'handedOver', becomes: { name: to.name, ...work } }],
      by,
    );
    await writeChanges(tx, to.id, [{ field: 'tookOver', was: { name: from.name, ...work } }], by);
    return work;
  });
}

/** What it did stays under its name; name and number are free for the next one. */
export function remove(
  { db, customer, machine, now }: UserContext,
  { id }: ParsedOf<typeof deleteSubAccount>,
): Promise<null | Refusal> {
  const { ownerId } = customer;
  return transaction(db, async (tx): Promise<null | Refusal> => {
    await lockOwner(tx, ownerId);
    const before = await lockColleague(tx, ownerId, id);
    if (before === undefined) return refuse(plain.notFound);
    const work = await workOf(tx, ownerId, id);
    if (work.orders + work.tickets > 0) {
      return refuse(refusals.hasWork, { name: before.name, ...work });
    }
    await tx
      .updateTable('customers')
      .set({ deleted_at: now, disabled_at: now, qq: null, rev: sql`rev + 1` })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('identities').where('customer_id', '=', id).execute();
    await revokeSessions(tx, id, nowOf(machine));
    await writeChanges(tx, id, [{ field: 'deleted' }], { actor: customer, at: now });
    return null;
  });
}
