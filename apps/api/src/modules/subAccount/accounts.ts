/** Colleagues of a main account: their rows, how they are shown, what of theirs is under way. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getGranted, getSubAccounts } from '@banxin/contract/calls/customer/subAccount';
import type { SubAccount } from '@banxin/contract/entities/subAccount';
import { afterSalesStatus } from '@banxin/contract/enums/afterSales';
import type { Fen } from '@banxin/contract/money';
import { plain } from '@banxin/contract/refusals/plain';
import { permissionsOf } from '@banxin/contract/rules/roles';
import { type Selectable, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { CustomersTable } from '../../db/tables/customers.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';

export type Colleague = Selectable<CustomersTable>;

/** What somebody has to carry on. */
export interface Work {
  readonly orders: number;
  readonly tickets: number;
}

const NO_WORK: Work = { orders: 0, tickets: 0 };

/** One writer of a customer's colleagues at a time. Orders, which only refer to the row, do not wait. */
export const lockOwner = (tx: Tx, ownerId: number) =>
  tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();

const colleagues = (db: Db, ownerId: number) =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('parent_id', '=', ownerId)
    .where('deleted_at', 'is', null);

/** One of them, locked: an order that it is placing just now is finished first. */
export const lockColleague = (
  tx: Tx,
  ownerId: number,
  id: number,
): Promise<Colleague | undefined> =>
  colleagues(tx, ownerId).where('id', '=', id).forUpdate().executeTakeFirst();

export const countColleagues = async (tx: Tx, ownerId: number): Promise<number> =>
  (await colleagues(tx, ownerId).execute()).length;

/** Orders that are neither cancelled, delivered, returned nor removed, by who placed them. */
async function openOrders(db: Db, ownerId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['placed_by', (eb) => eb.fn.countAll<number>().as('count')])
    .where('customer_id', '=', ownerId)
    // As in the index, which holds no others.
    .where(sql<boolean>`status not in (0, 69, 101, 255)`)
    .groupBy('placed_by')
    .execute();
  return new Map(rows.map(({ placed_by, count }) => [placed_by, Number(count)]));
}

/** After-sales tickets of a status at which somebody still acts. */
const OPEN_TICKETS = [
  afterSalesStatus.submitted,
  afterSalesStatus.processing,
  afterSalesStatus.suspended,
] as const;

/** Tickets that are under way, of every login or of one. */
export const openTickets = (db: Db, ownerId: number) =>
  db
    .selectFrom('after_sales')
    .where('customer_id', '=', ownerId)
    .where('status', 'in', OPEN_TICKETS);

/** What is under way, by login. */
export async function workBy(db: Db, ownerId: number): Promise<ReadonlyMap<number, Work>> {
  const orders = await openOrders(db, ownerId);
  const rows = await openTickets(db, ownerId)
    .select(['created_by', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('created_by')
    .execute();
  const tickets = new Map(rows.map(({ created_by, count }) => [created_by, Number(count)]));
  const logins = new Set([...orders.keys(), ...tickets.keys()]);
  return new Map(
    [...logins].map((id) => [id, { orders: orders.get(id) ?? 0, tickets: tickets.get(id) ?? 0 }]),
  );
}

export const workOf = async (db: Db, ownerId: number, id: number): Promise<Work> =>
  (await workBy(db, ownerId)).get(id) ?? NO_WORK;

export const viewOf = (row: Colleague, work: Work, lastLoginAt: string | null): SubAccount => ({
  id: row.id,
  rev: row.rev,
  name: row.name,
  linkPerson: row.link_person ?? '',
  mobilePhone: row.mobile,
  roles: row.roles,
  payLimit: row.pay_limit as Fen | null,
  isPaused: row.disabled_at !== null,
  lastLoginAt,
  openOrders: work.orders,
  openTickets: work.tickets,
});

/** One as the main account sees it. */
export async function shown(db: Db, ownerId: number, row: Colleague): Promise<SubAccount> {
  const last = await db
    .selectFrom('last_logins')
    .select('at')
    .where('login_id', '=', row.id)
    .executeTakeFirst();
  return viewOf(row, await workOf(db, ownerId, row.id), last?.at ?? null);
}

/** The newest first. There are few: all are read, and found by what is written of them. */
export async function list(
  { db, customer }: UserContext,
  { words = '', pageIndex, pageSize }: ParsedOf<typeof getSubAccounts>,
): Promise<OutputOf<typeof getSubAccounts>> {
  const { ownerId } = customer;
  const rows = await colleagues(db, ownerId).orderBy('id', 'desc').execute();
  const wanted = words.trim().toLowerCase();
  const found = rows.filter(({ name, link_person, mobile }) =>
    [name, link_person ?? '', mobile].some((text) => text.toLowerCase().includes(wanted)),
  );
  const logins = await db
    .selectFrom('last_logins')
    .selectAll()
    .where(
      'login_id',
      'in',
      db
        .selectFrom('customers')
        .select('id')
        .where('parent_id', '=', ownerId)
        .where('deleted_at', 'is', null),
    )
    .execute();
  const lastOf = new Map(logins.map(({ login_id, at }) => [login_id, at]));
  const work = await workBy(db, ownerId);
  const start = (pageIndex - 1) * pageSize;
  return {
    items: found
      .slice(start, start + pageSize)
      .map((row) => viewOf(row, work.get(row.id) ?? NO_WORK, lastOf.get(row.id) ?? null)),
    total: found.length,
    count: rows.length,
  };
}

/** What one may do. */
export async function granted(
  { db, customer }: UserContext,
  { id }: ParsedOf<typeof getGranted>,
): Promise<OutputOf<typeof getGranted> | Refusal> {
  const row = await colleagues(db, customer.ownerId).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return refuse(plain.notFound);
  const { rev, roles } = row;
  return { rev, roles, permissions: permissionsOf(roles).map((name) => ({ name })) };
}
