/** Who the desk speaks of: main accounts, for whoever sits there; one's own is looked at and not touched. */
import { customerType, userRoleType } from '@banxin/contract/enums/customer';
import { customerDesk as refusals } from '@banxin/contract/refusals/customerDesk';
import type { Selectable } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { CustomersTable } from '../../db/tables/customers.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { refusalAt } from '../../desk.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { noteLook } from './log.ts';

export type CustomerRow = Selectable<CustomersTable>;

/** Main accounts that are there, also those that are paused. */
export const mainAccounts = (db: Db) =>
  db
    .selectFrom('customers as c')
    .where('c.parent_id', 'is', null)
    .where('c.deleted_at', 'is', null);

const rowOf = (db: Db, id: number) => mainAccounts(db).selectAll('c').where('c.id', '=', id);

/** Why somebody may not be at this desk; null when they may. */
export const seatRefusal = (context: Pick<UserContext, 'customer'>): Refusal | null =>
  refusalAt(context, 'customers');

/** Opens the file of a customer for who sits at the desk; it is written down. */
export async function openCustomer(
  context: UserContext,
  id: number,
  what: 'opened' | 'ledger' = 'opened',
): Promise<CustomerRow | Refusal> {
  const { db, customer, now } = context;
  const seat = seatRefusal(context);
  if (seat !== null) return seat;
  const row = await rowOf(db, id).executeTakeFirst();
  if (row === undefined) return refuse(refusals.unknown);
  await noteLook(db, { customerId: id, actorId: customer.id, what, at: now });
  return row;
}

/** A customer that is about to be changed, under its lock; a clerk's own is refused. */
export async function holdCustomer(
  tx: Tx,
  context: UserContext,
  id: number,
): Promise<CustomerRow | Refusal> {
  const seat = seatRefusal(context) ?? ownRefusal(context, id);
  if (seat !== null) return seat;
  const row = await rowOf(tx, id).forNoKeyUpdate().executeTakeFirst();
  return row ?? refuse(refusals.unknown);
}

/** Nobody changes the customer to which the own login belongs. */
export const ownRefusal = (
  { customer }: Pick<UserContext, 'customer'>,
  id: number,
): Refusal | null => (customer.ownerId === id ? refuse(refusals.ownAccount) : null);

/** Of people of the works it is decided elsewhere that they are. */
export const typeRefusal = ({
  type,
  user_role_type,
}: Pick<CustomerRow, 'type' | 'user_role_type'>): Refusal | null =>
  type === customerType.internalStaff || user_role_type === userRoleType.admin
    ? refuse(refusals.staffType)
    : null;
