/** What a colleague did to orders, and what the main account changed of it: one list, the newest first. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getSubAccountLog } from '@banxin/contract/calls/customer/subAccount';
import type { SubAccountEntry } from '@banxin/contract/entities/subAccount';
import { standingOf, step } from '@banxin/contract/messages/order';
import { type AccountField, subAccountLog } from '@banxin/contract/messages/subAccount';
import type { Fen } from '@banxin/contract/money';
import { plain } from '@banxin/contract/refusals/plain';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';

/** A row of either source. */
interface Row {
  readonly at: string;
  readonly id: number;
  readonly entity: string;
  readonly event: string;
  readonly order_sn: string | null;
  readonly was_status: number | null;
  readonly status: number | null;
  readonly was: unknown;
  readonly becomes: unknown;
  readonly by: string;
}

type Asked = ParsedOf<typeof getSubAccountLog>;

/** Both sources with the same columns, narrowed to days of Asia/Shanghai. */
function entries(db: Db, ownerId: number, { id, from, to }: Asked) {
  const since = from === undefined ? null : `${from}T00:00:00+08:00`;
  const until = to === undefined ? null : `${to}T23:59:59.999+08:00`;
  let done = db
    .selectFrom('status_events as e')
    .innerJoin('customers as b', (join) => join.on('b.id', '=', id))
    .leftJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 'e.customer_id').onRef('o.id', '=', 'e.entity_id'),
    )
    .where('e.customer_id', '=', ownerId)
    .where('e.actor', '=', `customer:${id}`)
    .where('e.entity', 'in', ['order', 'file'])
    .select([
      'e.at',
      'e.id',
      'e.entity',
      'e.event',
      'o.order_sn',
      'e.from_status as was_status',
      'e.to_status as status',
      sql<unknown>`null::jsonb`.as('was'),
      sql<unknown>`null::jsonb`.as('becomes'),
      'b.name as by',
    ]);
  let changed = db
    .selectFrom('account_changes as a')
    .innerJoin('customers as b', 'b.id', 'a.actor_id')
    .where('a.customer_id', '=', ownerId)
    .where('a.login_id', '=', id)
    .select([
      'a.at',
      'a.id',
      sql<string>`'account'`.as('entity'),
      'a.field as event',
      sql<string | null>`null::text`.as('order_sn'),
      sql<number | null>`null::integer`.as('was_status'),
      sql<number | null>`null::integer`.as('status'),
      'a.was',
      'a.becomes',
      'b.name as by',
    ]);
  if (since !== null) {
    done = done.where('e.at', '>=', since);
    changed = changed.where('a.at', '>=', since);
  }
  if (until !== null) {
    done = done.where('e.at', '<=', until);
    changed = changed.where('a.at', '<=', until);
  }
  return db.selectFrom(done.unionAll(changed as unknown as typeof done).as('x'));
}

/** A value of a field by name; null where there was none, or where it is not told. */
function worded(field: AccountField, value: unknown): KeyedMessage | null {
  if (field === 'payLimit') {
    return value === null
      ? messageOf(subAccountLog.noLimit)
      : messageOf(subAccountLog.limit, { limit: value as Fen });
  }
  if (value === null) return null;
  if (typeof value === 'number') return messageOf(subAccountLog.roles, { roles: value });
  if (typeof value === 'string') return messageOf(subAccountLog.text, { text: value });
  return messageOf(subAccountLog.work, value as { name: string; orders: number; tickets: number });
}

function entryOf(row: Row): SubAccountEntry {
  const { at, by, order_sn: orderSN, event, was_status: was, status } = row;
  const common = { at, by, orderSN };
  if (row.entity === 'account') {
    const field = event as AccountField;
    return {
      ...common,
      entity: 'account',
      event: messageOf(subAccountLog.changed, { field }),
      from: worded(field, row.was),
      to: worded(field, row.becomes),
    };
  }
  const to = status ?? 0;
  if (row.entity === 'file') {
    const standing = (of: number) => messageOf(subAccountLog.fileStanding, { status: of });
    return {
      ...common,
      entity: 'file',
      event: messageOf(subAccountLog.fileEvent, { event }),
      from: was === null ? null : standing(was),
      to: standing(to),
    };
  }
  return {
    ...common,
    entity: 'order',
    event: messageOf(step.event, { event }),
    // What moves nothing has nothing before and after it but itself.
    from: was === null || was === to ? null : standingOf(was, true),
    to: standingOf(to, event !== 'CREATE'),
  };
}

export async function log(
  { db, customer }: UserContext,
  asked: Asked,
): Promise<OutputOf<typeof getSubAccountLog> | Refusal> {
  const { ownerId } = customer;
  const known = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', asked.id)
    .where('parent_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined) return refuse(plain.notFound);
  const { count } = await entries(db, ownerId, asked)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await entries(db, ownerId, asked)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.pageSize)
    .offset((asked.pageIndex - 1) * asked.pageSize)
    .execute();
  return { items: rows.map((row) => entryOf(row as Row)), total: Number(count) };
}
