/** Promises of the last days that were kept and broken, by factory and carrier; what nobody reported is said as such. */
import type { WallGroup } from '@banxin/contract/calls/works/wall.schemas';
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { ownWays } from '@banxin/contract/rules/ownWays';
import { WALL_DAYS } from '@banxin/contract/worksLimits';
import { english } from '@banxin/pricing/english';
import { name } from '@banxin/pricing/sentence';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { carrierName } from '../order/pricing.ts';
import { SUSPENDED } from '../order/promise.ts';
import { factoryName } from './factoryName.ts';

const DAY = 24 * 3_600_000;

/** What became of a promise. */
type Outcome = 'kept' | 'broken' | 'unknown';

type Counts = Record<Outcome, number>;

interface Row {
  readonly factory: number | null;
  /** null: several addresses, each with its own. */
  readonly carrier: string | null;
  readonly outcome: Outcome;
  readonly count: number;
}

const onTheRoad = sql.join([s.shipped, s.inDelivery]);
const untracked = sql.join(ownWays);
const isToOne = sql<boolean>`o.flags & ${orderFlag.multiSiteShipping} = 0`;

/**
 * What a carrier reported decides. A customer who confirms by the promised day has the goods; later, or when the order
 * closed itself, nobody knows on which day they came.
 */
const outcome = sql<Outcome | null>`case
  when a.event = 'AUTO_RECEIVE' then 'unknown'
  when to_char(a.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') <= o.promise ->> 'arriveDate' then 'kept'
  when a.event = 'SIGNED' then 'broken'
  when a.event = 'CONFIRM_RECEIPT' then 'unknown'
  when o.status = ${s.cancelled} or c.id is not null then null
  when o.status in (${onTheRoad}) and (d.position is not null or (${isToOne}
    and (o.carrier is null or o.carrier in (${untracked})))) then 'unknown'
  else 'broken' end`;

/** Promises that fell due between two days, both included, in one query. */
async function outcomes(db: Db, from: string, to: string): Promise<Row[]> {
  const { rows } = await sql<Omit<Row, 'outcome'> & { readonly outcome: Outcome | null }>`
    select factory, carrier, outcome, count(*) as count from (
      select coalesce(o.factory, cast(o.promise ->> 'factory' as integer)) as factory,
        case when ${isToOne} then coalesce(o.carrier, 'pickup') end as carrier,
        ${outcome} as outcome
      from orders o
      left join lateral (
        select e.event, e.at from status_events e
        where e.customer_id = o.customer_id and e.entity = 'order' and e.entity_id = o.id
          and e.event in ('SIGNED', 'CONFIRM_RECEIPT', 'AUTO_RECEIVE')
        order by e.at, e.id limit 1
      ) a on true
      -- One that is hidden from its list was called off, or had come back before.
      left join lateral (
        select e.id from status_events e
        where o.status = ${s.deleted} and e.customer_id = o.customer_id and e.entity = 'order'
          and e.entity_id = o.id and e.to_status = ${s.cancelled} limit 1
      ) c on true
      left join lateral (
        select d.position from order_drops d
        where not (${isToOne}) and d.customer_id = o.customer_id and d.order_id = o.id
          and d.carrier in (${untracked}) limit 1
      ) d on true
      where o.promise ->> 'arriveDate' between ${from} and ${to} and o.paid_at is not null
        -- While files are open again nothing is promised, and what is kept in our own warehouse arrives nowhere.
        and o.status not in (${sql.join(SUSPENDED)}) and o.cloud is distinct from 'store'
    ) p group by 1, 2, 3`.execute(db);
  return rows.flatMap(({ outcome: what, ...row }) =>
    what === null ? [] : { ...row, outcome: what, count: Number(row.count) },
  );
}

const nothing = (): Counts => ({ kept: 0, broken: 0, unknown: 0 });

/** The counts of each name, the largest first. */
function grouped(rows: readonly Row[], nameOf: (row: Row) => Bilingual): WallGroup[] {
  const groups = new Map<string, { readonly name: Bilingual; readonly counts: Counts }>();
  for (const row of rows) {
    const called = nameOf(row);
    const group = groups.get(called.zh) ?? { name: called, counts: nothing() };
    group.counts[row.outcome] += row.count;
    groups.set(called.zh, group);
  }
  const all = [...groups.values()].map(({ name: called, counts }) => ({ name: called, ...counts }));
  const sizeOf = ({ kept, broken, unknown }: Counts): number => kept + broken + unknown;
  return all.sort((a, b) => sizeOf(b) - sizeOf(a) || a.name.zh.localeCompare(b.name.zh));
}

const nameOfCarrier = ({ carrier }: Row): Bilingual => {
  if (carrier === null) return { zh: '多个地址', en: 'Several addresses' };
  const zh = carrierName(carrier);
  return { zh, en: english(name('carrier', carrier, zh)) };
};

export async function promisesOf(db: Db, now: string) {
  const from = dayOf(msOf(now) - WALL_DAYS * DAY);
  const to = dayOf(msOf(now) - DAY);
  const rows = await outcomes(db, from, to);
  const all = nothing();
  for (const row of rows) all[row.outcome] += row.count;
  return {
    from,
    to,
    ...all,
    factories: grouped(rows, ({ factory }) => factoryName(factory)),
    carriers: grouped(rows, nameOfCarrier),
  };
}
