/** Finds customers by what people say of them; without words, those that somebody looked at last. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { findCustomers } from '@banxin/contract/calls/works/customers';
import type { CustomerHead } from '@banxin/contract/entities/customerFile';
import type { CustomerType } from '@banxin/contract/enums/customer';
import { customerDesk } from '@banxin/contract/messages/customerDesk';
import { messageOf } from '@banxin/contract/refusals/row';
import { maskPhone } from '@banxin/contract/rules/masked';
import { sql } from 'kysely';
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

/** Whether a login is called so, or reached so. @param of the table's name in the query */
const says = (of: 'c' | 's', words: string) => {
  const text = sql<string>`replace(lower(concat_ws('|', ${sql.ref(`${of}.name`)}, ${sql.ref(`${of}.link_person`)})), ' ', '')`;
  const spoken = sql<boolean>`strpos(${text}, ${words}) > 0`;
  if (/^\d{4}$/.test(words))
    return sql<boolean>`(${spoken} or right(${sql.ref(`${of}.mobile`)}, 4) = ${words})`;
  return /^\d{11}$/.test(words)
    ? sql<boolean>`(${spoken} or ${sql.ref(`${of}.mobile`)} = ${words})`
    : spoken;
};

/** What a row number may be; more digits are something else. */
const NUMBER = /^\d{1,9}$/;

const found = (db: Db, words: string) =>
  accounts(db).where((eb) =>
    eb.or([
      says('c', words),
      sql<boolean>`strpos(replace(lower(${company}), ' ', ''), ${words}) > 0`,
      eb.exists(
        eb
          .selectFrom('customers as s')
          .select('s.id')
          .whereRef('s.parent_id', '=', 'c.id')
          .where('s.deleted_at', 'is', null)
          .where(says('s', words)),
      ),
      ...(NUMBER.test(words) ? [eb('c.id', '=', Number(words))] : []),
    ]),
  );

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
