/** Finds customers by what people say of them; without words, those that somebody looked at last. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { findCustomers } from '@banxin/contract/calls/works/customers';
import type { CustomerHead } from '@banxin/contract/entities/customerFile';
import type { CustomerType } from '@banxin/contract/enums/customer';
import { customerDesk } from '@banxin/contract/messages/customerDesk';
import { messageOf } from '@banxin/contract/refusals/row';
import { maskPhone } from '@banxin/contract/rules/masked';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { levelAt } from '../../db/memberLevel.ts';
import { searchable } from '../../db/searchable.ts';
import type { Db } from '../../db/transaction.ts';
import type { Refusal } from '../../http/refusal.ts';
import { msOf } from '../../ports/clock.ts';
import { type CustomerRow, mainAccounts, seatRefusal } from './customer.ts';

/** Of an authenticated company. */
const company = sql<string | null>`a.held ->> 'companyName'`;

const accounts = (db: Db) =>
  mainAccounts(db).leftJoin('authentications as a', 'a.customer_id', 'c.id');

type HeadRow = CustomerRow & { readonly company: string | null };

/** A customer as a list names it. @param ownId the main account of whoever looks */
export const headOf = (row: HeadRow, ownId: number, now: string): CustomerHead => ({
  id: row.id,
  name: row.name,
  company: row.company,
  mobile: maskPhone(row.mobile),
  typeLabel: messageOf(customerDesk.type, { type: row.type as CustomerType }),
  vipLevel: levelAt(row, msOf(now)),
  isOwn: row.id === ownId,
  createdAt: row.created_at,
});

/** The authenticated company of a customer. */
export const companyOf = async (db: Db, id: number): Promise<string | null> => {
  const row = await accounts(db)
    .select(company.as('company'))
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row?.company ?? null;
};

/** What a login is called, as its index has it. */
const called = sql<string>`replace(lower(s.name || coalesce('|' || s.link_person, '')), ' ', '')`;

const calledCompany = sql<string>`replace(lower(${company}), ' ', '')`;

/** Whether these words stand in a text: the index narrows it down by their characters and pairs, the text decides. */
const stands = (text: RawBuilder<string>, words: string) =>
  sql<boolean>`grams_of(${text}) @> grams_of(${words}) and strpos(${text}, ${words}) > 0`;

/** What a row number may be; more digits are something else. */
const NUMBER = /^\d{1,9}$/;

/** Main accounts for these words, each way by its own index: of one condition over all of them none could be used. */
export function idsFor(db: Db, words: string) {
  const login = db
    .selectFrom('customers as s')
    .select((eb) => eb.fn.coalesce('s.parent_id', 's.id').as('id'))
    .where('s.deleted_at', 'is', null);
  const ways: Expression<{ id: number }>[] = [
    ...(/^\d{4}$/.test(words) ? [login.where(sql<boolean>`right(s.mobile, 4) = ${words}`)] : []),
    ...(/^\d{11}$/.test(words) ? [login.where('s.mobile', '=', words)] : []),
    db
      .selectFrom('authentications as a')
      .select('a.customer_id as id')
      .where(stands(calledCompany, words)),
    ...(NUMBER.test(words)
      ? [db.selectFrom('customers as n').select('n.id').where('n.id', '=', Number(words))]
      : []),
  ];
  return login.where(stands(called, words)).union(ways);
}

const found = (db: Db, words: string) => accounts(db).where('c.id', 'in', idsFor(db, words));

/** Those that a login has opened, each with the last time. */
const lookedAt = (db: Db, loginId: number) =>
  accounts(db).innerJoin(
    (eb) =>
      eb
        .selectFrom('customer_log')
        .select((of) => ['customer_id', of.fn.max('at').as('seen_at')])
        .where('actor_id', '=', loginId)
        .where('what', '=', 'opened')
        .groupBy('customer_id')
        .as('l'),
    (join) => join.onRef('l.customer_id', '=', 'c.id'),
  );

export async function searchCustomers(
  context: UserContext,
  { keyword, pageIndex, pageSize }: ParsedOf<typeof findCustomers>,
): Promise<OutputOf<typeof findCustomers> | Refusal> {
  const seat = seatRefusal(context);
  if (seat !== null) return seat;
  const { db, customer, now } = context;
  const words = searchable(keyword ?? '');
  const offset = (pageIndex - 1) * pageSize;
  const listed =
    words === ''
      ? {
          count: lookedAt(db, customer.id),
          rows: lookedAt(db, customer.id)
            .selectAll('c')
            .select(company.as('company'))
            .orderBy('l.seen_at', 'desc'),
        }
      : {
          count: found(db, words),
          // Whoever is called exactly so stands first.
          rows: found(db, words)
            .selectAll('c')
            .select(company.as('company'))
            .orderBy(sql`lower(c.name) <> ${words}`),
        };
  const [{ total }, rows] = await Promise.all([
    listed.count.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    listed.rows.orderBy('c.id').limit(pageSize).offset(offset).execute(),
  ]);
  return {
    items: rows.map((row) => headOf(row, customer.ownerId, now)),
    total: Number(total),
  };
}
