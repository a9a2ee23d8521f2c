/** Cases of the works: one order with the steps that its desk can take, and the queue of a desk. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getCase, getQueue } from '@banxin/contract/calls/works/desk';
import type { WorksCase, WorksDrop, WorksFile, WorksStep } from '@banxin/contract/entities/works';
import { orderStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import {
  type Desk,
  deskStatuses,
  type FloorDesk,
  queuedFiles,
  type WorksAct,
  worksActs,
  worksCharts,
} from '@banxin/contract/lifecycles/works';
import { standingOf } from '@banxin/contract/messages/order';
import { worksStep } from '@banxin/contract/messages/works';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { worstFirst } from '@banxin/contract/rules/findings';
import { jobOfFile } from '@banxin/contract/rules/styles';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import type { Db } from '../../db/transaction.ts';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { findingsFor } from '../file/jobFindings.ts';
import { filesOf } from '../order/files.ts';
import { containing } from '../order/listFilter.ts';
import { isPrinted, type OrderRow, wayOf } from '../order/order.ts';
import { passNeedsReason, whyNot } from './acts.ts';
import { certificateFor } from './certificate.ts';
import { actorOf, claimFor, heldOf, orderCase } from './claims.ts';
import { dispatchOf } from './dispatch.ts';
import { dropsOfCase, heldBack, isTakenByDrops } from './dropSteps.ts';
import { findCase, submittedOrders } from './findCase.ts';

const statusOf = (order: OrderRow, entity: WorksAct['entity']): number =>
  entity === 'order' ? order.status : order.file_status;

/** Acts whose arrow leaves where the order stands; files are spoken of only while the order is in review. */
const actsFor = (order: OrderRow): readonly WorksAct[] =>
  worksActs.filter(({ entity, event }) => {
    if (isTakenByDrops(order, entity, event)) return true;
    if (entity === 'file' && !deskStatuses.review.some((status) => status === order.status)) {
      return false;
    }
    return can(worksCharts[entity], statusOf(order, entity), event, 'staff') !== null;
  });

/** Of the steps that addresses take for themselves those that one of them can take. */
const offeredTo = (order: OrderRow, drops: readonly WorksDrop[], acts: readonly WorksAct[]) =>
  acts.filter(
    ({ entity, event }) =>
      !isTakenByDrops(order, entity, event) || drops.some(({ events }) => events.includes(event)),
  );

async function stepsOf(db: Db, order: OrderRow, drops: readonly WorksDrop[]): Promise<WorksStep[]> {
  const steps: WorksStep[] = [];
  for (const act of offeredTo(order, drops, actsFor(order))) {
    const isOfDrops = isTakenByDrops(order, act.entity, act.event);
    steps.push({
      entity: act.entity,
      event: act.event,
      title: messageOf(worksStep.title, { event: act.event }),
      needsReason: act.needsReason,
      refusal: messageOfRefusal(isOfDrops ? heldBack(order, act) : await whyNot(db, order, act)),
    });
  }
  return steps;
}

/** Of every print file, what the check says for this job. */
async function filesFor(db: Db, order: OrderRow): Promise<WorksFile[]> {
  const { configuration, styles } = order;
  const files = await filesOf(db, order);
  return Promise.all(
    files.map(async (file) => {
      const found = await findingsFor(file, jobOfFile(configuration, styles, file));
      return { file, findings: worstFirst(found) };
    }),
  );
}

type Names = Pick<WorksCase, 'customer' | 'workOrderNo' | 'claim'>;
/** What is looked up for a case that is opened. */
type Opened = Pick<
  WorksCase,
  'steps' | 'drops' | 'dispatch' | 'files' | 'configuration' | 'certificate' | 'needsJudgement'
>;

const CLOSED: Opened = {
  ...{ steps: [], drops: [], dispatch: null },
  ...{ files: [], configuration: null, certificate: null, needsJudgement: false },
};

const caseOf = (order: OrderRow, names: Names, opened: Opened, now: string): WorksCase => ({
  orderId: order.id,
  orderSN: order.order_sn,
  productName: order.product_name,
  spec: order.spec,
  status: order.status,
  statusLabel: standingOf(order.status, true, order.ahead_status, wayOf(order)),
  fileStatus: order.file_status,
  factory: order.factory,
  dueDay: order.due_day,
  isLate: order.due_day !== null && order.due_day < dayOf(msOf(now)),
  since: order.updated_at,
  remark: order.remark,
  trackingNo: order.tracking_no,
  ...names,
  ...opened,
});

/** Who looks, and when. */
interface Look {
  readonly actor: string;
  /** An instant. */
  readonly now: string;
}

/** Of every one of the orders, in three queries; in their order. */
async function namesOf(
  db: Db,
  orders: readonly OrderRow[],
  { actor, now }: Look,
): Promise<Names[]> {
  if (orders.length === 0) return [];
  const ids = [...new Set(orders.map(({ customer_id }) => customer_id))];
  const [owners, made, held] = await Promise.all([
    db.selectFrom('customers').select(['id', 'name']).where('id', 'in', ids).execute(),
    db
      .selectFrom('work_orders')
      .select(['order_id', 'work_order_no'])
      .where('customer_id', 'in', ids)
      .where(
        'order_id',
        'in',
        orders.map(({ id }) => id),
      )
      .execute(),
    heldOf(db, orders.map(orderCase), now),
  ]);
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  const numbers = new Map(made.map((row) => [row.order_id, row.work_order_no]));
  return orders.map((order) => ({
    customer: names.get(order.customer_id) ?? '',
    workOrderNo: numbers.get(order.id) ?? null,
    claim: claimFor(held(orderCase(order)), actor),
  }));
}

/** Who opens a case sees of it what the desks of that login may. */
interface Opening extends Look {
  readonly desks: readonly Desk[];
}

/** A case as it stands, with its steps. */
export async function openedCase(db: Db, order: OrderRow, look: Opening): Promise<WorksCase> {
  const [names] = await namesOf(db, [order], look);
  const drops = await dropsOfCase(db, order);
  const opened: Opened = {
    drops,
    dispatch: await dispatchOf(db, order, look.desks),
    steps: await stepsOf(db, order, drops),
    files: await filesFor(db, order),
    configuration: isPrinted(order) ? order.configuration : null,
    certificate: await certificateFor(db, order, look.desks, look.now),
    needsJudgement: await passNeedsReason(db, order),
  };
  return caseOf(order, names as Names, opened, look.now);
}

export async function readCase(
  { db, now, customer }: UserContext,
  { id }: ParsedOf<typeof getCase>,
): Promise<OutputOf<typeof getCase> | Refusal> {
  const order = await findCase(db, id);
  if (order === undefined) return refuse(refusals.unknown);
  const { id: who, desks } = customer;
  return openedCase(db, order, { actor: actorOf(who), now, desks });
}

/** More orders than that with a part that comes back are looked at when fewer are left. */
const BACK_MOST = 500;

/** Orders of which one address comes back while the others are further. */
const partlyBack = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('order_drops')
    .select('order_id')
    .distinct()
    .where('status', 'in', [orderStatus.toReturn, orderStatus.returned])
    .limit(BACK_MOST)
    .execute();
  return rows.map(({ order_id }) => order_id);
};

/** The orders that wait at a desk. */
async function waitingAt(db: Db, desk: FloorDesk) {
  const back = desk === 'shipping' ? await partlyBack(db) : [];
  const waiting = submittedOrders(db).where((eb) =>
    back.length === 0
      ? eb('status', 'in', deskStatuses[desk])
      : eb.or([eb('status', 'in', deskStatuses[desk]), eb('id', 'in', back)]),
  );
  // Files that wait for the customer come back to the queue when they are there.
  if (desk === 'review') return waiting.where('file_status', 'in', queuedFiles);
  // What was printed for the cloud warehouse has arrived where it is stored: nobody sends it from here.
  return desk === 'shipping'
    ? waiting.where((eb) =>
        eb.or([
          eb('status', '!=', orderStatus.stored),
          sql<boolean>`cloud is distinct from 'store'`,
        ]),
      )
    : waiting;
}

interface Asked {
  readonly keyword?: string | undefined;
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** What waits at a desk: the earliest day first, what has no day last. */
export async function queueOf(
  db: Db,
  desk: FloorDesk,
  { keyword, pageIndex, pageSize }: Asked,
  look: Look,
): Promise<OutputOf<typeof getQueue>> {
  const all = await waitingAt(db, desk);
  const words = searchable(keyword ?? '');
  const waiting =
    words === ''
      ? all
      : all.where((eb) =>
          eb.or([
            containing(words),
            eb(
              'customer_id',
              'in',
              eb
                .selectFrom('customers')
                .select('customers.id')
                .where(sql<boolean>`strpos(lower(customers.name), ${words}) > 0`),
            ),
          ]),
        );
  const [{ count }, orders] = await Promise.all([
    waiting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    waiting
      .selectAll()
      .orderBy('due_day', (by) => by.asc().nullsLast())
      .orderBy('id')
      .offset((pageIndex - 1) * pageSize)
      .limit(pageSize)
      .execute(),
  ]);
  const names = await namesOf(db, orders, look);
  return {
    items: orders.map((order, at) => caseOf(order, names[at] as Names, CLOSED, look.now)),
    total: Number(count),
  };
}

export async function readQueue(
  { db, customer, now }: UserContext,
  { desk, ...page }: ParsedOf<typeof getQueue>,
): Promise<OutputOf<typeof getQueue> | Refusal> {
  if (!customer.desks.includes(desk)) return refuse(refusals.otherDesk);
  return queueOf(db, desk, page, { actor: actorOf(customer.id), now });
}

/** What waits at a desk, taken together. */
export interface AtDesk {
  readonly count: number;
  /** Of them, whose time is over. */
  readonly late: number;
  /** The earliest day that was promised; null where none was. */
  readonly dueDay: string | null;
  /** An instant: since when the one waits that waits longest; null while nothing does. */
  readonly since: string | null;
}

/** What waits at a desk of the works. */
export async function waitingAtWorks(
  { db, now }: { readonly db: Db; readonly now: string },
  desk: FloorDesk,
): Promise<AtDesk> {
  const today = dayOf(msOf(now));
  const { count, late, dueDay, since } = await (await waitingAt(db, desk))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('due_day', '<', today).as('late'),
      eb.fn.min('due_day').as('dueDay'),
      eb.fn.min('updated_at').as('since'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), late: Number(late), dueDay, since };
}
