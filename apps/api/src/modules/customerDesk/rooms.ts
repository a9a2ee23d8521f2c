/** Rooms of a customer's file: orders, the account, where it is logged in, what was done at the desk. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  getCustomerDevices,
  getCustomerLedger,
  getCustomerOrders,
  getCustomerRecords,
} from '@banxin/contract/calls/works/customers';
import type { CustomerType } from '@banxin/contract/enums/customer';
import { type CustomerDeed, customerLog } from '@banxin/contract/messages/customerDesk';
import type { DeskCouponTerms } from '@banxin/contract/messages/customerWords';
import { standingOf } from '@banxin/contract/messages/order';
import { type Fen, fen } from '@banxin/contract/money';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { nowOf } from '../../ports/clock.ts';
import { bookOf } from '../account/book.ts';
import { submittedOrders } from '../works/findCase.ts';
import { calledBy } from '../works/people.ts';
import { openCustomer } from './customer.ts';
import { ledgerRefusal } from './file.ts';

export async function readOrders(
  context: UserContext,
  { id, pageIndex, pageSize }: ParsedOf<typeof getCustomerOrders>,
): Promise<OutputOf<typeof getCustomerOrders> | Refusal> {
  const opened = await openCustomer(context, id);
  if (opened instanceof Refusal) return opened;
  const own = submittedOrders(context.db).where('customer_id', '=', id);
  const [{ total }, rows] = await Promise.all([
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    own
      .innerJoin('customers as p', 'p.id', 'placed_by')
      .select(['order_sn', 'product_name', 'spec', 'status', 'ahead_status', 'total'])
      .select(['orders.created_at', 'p.name as by'])
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
  ]);
  return {
    items: rows.map((row) => ({
      orderSN: row.order_sn,
      productName: row.product_name,
      spec: row.spec,
      statusLabel: standingOf(row.status, true, row.ahead_status),
      total: row.total as Fen,
      createdAt: row.created_at,
      by: row.by,
    })),
    total: Number(total),
  };
}

export async function readLedger(
  context: UserContext,
  { id, ...page }: ParsedOf<typeof getCustomerLedger>,
): Promise<OutputOf<typeof getCustomerLedger> | Refusal> {
  const shut = context.customer.desks.includes('customers') ? ledgerRefusal(context) : null;
  if (shut !== null) return shut;
  const opened = await openCustomer(context, id, 'ledger');
  if (opened instanceof Refusal) return opened;
  const { db } = context;
  const [book, account] = await Promise.all([
    bookOf(db, id, page),
    db
      .selectFrom('accounts')
      .select(['balance', 'bonus', 'red_packet'])
      .where('customer_id', '=', id)
      .executeTakeFirst(),
  ]);
  return {
    ...book,
    balance: fen(account?.balance ?? 0),
    bonus: fen(account?.bonus ?? 0),
    redPacket: fen(account?.red_packet ?? 0),
  };
}

export async function readDevices(
  context: UserContext,
  { id }: ParsedOf<typeof getCustomerDevices>,
): Promise<OutputOf<typeof getCustomerDevices> | Refusal> {
  const opened = await openCustomer(context, id);
  if (opened instanceof Refusal) return opened;
  const rows = await context.db
    .selectFrom('sessions as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .select(['s.id', 'c.name', 's.agent', 's.ip', 's.created_at', 's.last_seen_at'])
    .where((eb) => eb.or([eb('c.id', '=', id), eb('c.parent_id', '=', id)]))
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', nowOf(context.machine))
    .orderBy('s.last_seen_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    login: row.name,
    device: row.agent,
    ip: row.ip,
    beganAt: row.created_at,
    usedAt: row.last_seen_at,
  }));
}

interface Person {
  readonly name: string;
}

/** What stands in a row of the log, in words; null where there is nothing to tell. */
function worded(what: CustomerDeed, value: unknown): KeyedMessage | null {
  switch (what) {
    case 'type':
      return messageOf(customerLog.type, { type: value as CustomerType });
    case 'flags':
      return messageOf(customerLog.flags, { flags: value as number });
    case 'manager':
    case 'deliveryMan':
      return value === null
        ? messageOf(customerLog.nobody)
        : messageOf(customerLog.person, { name: (value as Person).name });
    default:
      break;
  }
  if (value === null) return null;
  switch (what) {
    case 'coupons':
      return messageOf(customerLog.coupons, value as DeskCouponTerms & { readonly count: number });
    case 'reminded':
      return messageOf(
        customerLog.reminded,
        value as { readonly brand: string; readonly day: string },
      );
    default:
      return messageOf(customerLog.device, value as Person & { readonly ip: string });
  }
}

export async function readRecords(
  context: UserContext,
  { id, pageIndex, pageSize }: ParsedOf<typeof getCustomerRecords>,
): Promise<OutputOf<typeof getCustomerRecords> | Refusal> {
  const opened = await openCustomer(context, id);
  if (opened instanceof Refusal) return opened;
  const log = context.db.selectFrom('customer_log as l').where('l.customer_id', '=', id);
  const [{ total }, rows] = await Promise.all([
    log.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    log
      .innerJoin('customers as p', 'p.id', 'l.actor_id')
      .select(['l.id', 'l.at', 'l.what', 'l.was', 'l.becomes', 'l.reason'])
      .select(['p.name', 'p.link_person'])
      .orderBy('l.at', 'desc')
      .orderBy('l.id', 'desc')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
  ]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      at: row.at,
      by: calledBy(row),
      title: messageOf(customerLog.deed, { what: row.what }),
      from: worded(row.what, row.was),
      to: worded(row.what, row.becomes),
      reason: row.reason,
    })),
    total: Number(total),
  };
}
