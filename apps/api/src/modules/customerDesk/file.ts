/** The file of a customer: who it is, how it stands, what the desk may change of it. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getCustomerFile } from '@banxin/contract/calls/works/customers';
import type { CustomerFile, CustomerValues } from '@banxin/contract/entities/customerFile';
import { type AuthStatus, customerSign } from '@banxin/contract/enums/customer';
import { customerDesk } from '@banxin/contract/messages/customerDesk';
import { customerDesk as refusals } from '@banxin/contract/refusals/customerDesk';
import { messageOf } from '@banxin/contract/refusals/row';
import { GIVEN_FLAGS, givenFlags, givenTypes, signedFlags } from '@banxin/contract/rules/customer';
import { maskPhone } from '@banxin/contract/rules/masked';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { messageOfRefusal, Refusal, refuse } from '../../http/refusal.ts';
import { heldCoupons } from '../coupon/byDesk.ts';
import { submittedOrders } from '../works/findCase.ts';
import { calledBy, peopleOnDuty } from '../works/people.ts';
import { allowanceOf } from './allowance.ts';
import { type CustomerRow, openCustomer, ownRefusal, typeRefusal } from './customer.ts';
import { companyOf, headOf } from './find.ts';

/** What the desk changes, as it stands. */
export const valuesOf = (row: CustomerRow): CustomerValues => ({
  rev: row.rev,
  type: row.type,
  flags: row.sign & GIVEN_FLAGS,
  manager: row.manager_id,
  deliveryMan: row.delivery_man_id,
});

/** The account opens for whoever also sits at the desk of receipts: the finance right. */
export const ledgerRefusal = ({ customer }: Pick<UserContext, 'customer'>): Refusal | null =>
  customer.desks.includes('receipts') ? null : refuse(refusals.ledgerShut);

async function ordersOf(db: Db, id: number): Promise<CustomerFile['orders']> {
  const row = await submittedOrders(db)
    .where('customer_id', '=', id)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn
        .countAll<number>()
        .filterWhere(sql<boolean>`status not in (0, 69, 101, 255)`)
        .as('open'),
      eb.fn.max('created_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), open: Number(row.open), lastAt: row.last };
}

const colleaguesOf = (db: Db, id: number) =>
  db
    .selectFrom('customers')
    .select(['id', 'name', 'mobile', 'disabled_at'])
    .where('parent_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

const lastLoginOf = (db: Db, id: number) =>
  db
    .selectFrom('last_logins as l')
    .innerJoin('customers as c', 'c.id', 'l.login_id')
    .select((eb) => eb.fn.max('l.at').as('at'))
    .where((eb) => eb.or([eb('c.id', '=', id), eb('c.parent_id', '=', id)]))
    .executeTakeFirstOrThrow();

/** Everybody who is there, and whoever is in charge of the customer all the same. */
async function peopleFor(db: Db, { manager_id, delivery_man_id }: CustomerRow) {
  const there = await peopleOnDuty(db).orderBy('c.id').execute();
  const absent = [manager_id, delivery_man_id].filter(
    (id): id is number => id !== null && !there.some((person) => person.id === id),
  );
  const gone =
    absent.length === 0
      ? []
      : await db
          .selectFrom('customers')
          .select(['id', 'name', 'link_person'])
          .where('id', 'in', absent)
          .execute();
  return [...there, ...gone].map((person) => ({ id: person.id, name: calledBy(person) }));
}

/** The file as it stands. */
export async function fileOf(
  context: Pick<UserContext, 'db' | 'customer' | 'now'>,
  row: CustomerRow,
): Promise<CustomerFile> {
  const { db, customer, now } = context;
  const { id } = row;
  const [company, orders, colleagues, last, people, held, allowance, account] = await Promise.all([
    companyOf(db, id),
    ordersOf(db, id),
    colleaguesOf(db, id),
    lastLoginOf(db, id),
    peopleFor(db, row),
    heldCoupons(db, id),
    allowanceOf(db, { customerId: id, clerkId: customer.id }, now),
    db
      .selectFrom('accounts')
      .select('is_pre_deposit_enabled')
      .where('customer_id', '=', id)
      .executeTakeFirst(),
  ]);
  const locked = ownRefusal({ customer }, id);
  return {
    ...headOf({ ...row, company }, customer.ownerId, now),
    linkPerson: row.link_person,
    auth: messageOf(customerDesk.auth, { status: row.auth_status as AuthStatus }),
    vipUntil: row.vip_until,
    paysItself: account?.is_pre_deposit_enabled ?? false,
    lastLoginAt: last.at,
    orders,
    colleagues: colleagues.map(({ id: colleague, name, mobile, disabled_at }) => ({
      id: colleague,
      name,
      mobile: maskPhone(mobile),
      isPaused: disabled_at !== null,
    })),
    values: valuesOf(row),
    types: givenTypes.map((type) => ({
      value: type,
      label: messageOf(customerDesk.type, { type }),
    })),
    flags: givenFlags.map((flag) => ({
      value: flag,
      label: messageOf(customerDesk.flag, { flag }),
    })),
    signed: signedFlags
      .filter((flag) => customerSign.has(row.sign, flag))
      .map((flag) => messageOf(customerDesk.flag, { flag })),
    people,
    locked: messageOfRefusal(locked),
    typeLocked: messageOfRefusal(locked ?? typeRefusal(row)),
    ledgerShut: messageOfRefusal(ledgerRefusal({ customer })),
    coupons: { held, ...allowance },
  };
}

export async function readFile(
  context: UserContext,
  { id }: ParsedOf<typeof getCustomerFile>,
): Promise<OutputOf<typeof getCustomerFile> | Refusal> {
  const row = await openCustomer(context, id);
  return row instanceof Refusal ? row : fileOf(context, row);
}
