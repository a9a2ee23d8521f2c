/** Cases of the works: one order with the steps that its desk can take, and the queue of a desk. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getCase, getQueue } from '@banxin/contract/calls/works/desk';
import type { WorksCase, WorksDrop, WorksStep } from '@banxin/contract/entities/works';
import { orderStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import {
  type Desk,
  deskStatuses,
  type WorksAct,
  worksActs,
  worksCharts,
} from '@banxin/contract/lifecycles/works';
import { standingOf } from '@banxin/contract/messages/order';
import { worksStep } from '@banxin/contract/messages/works';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';
import { whyNot } from './acts.ts';
import { dropsOfCase, heldBack, isTakenByDrops } from './dropSteps.ts';

/** Submitted orders that are not deleted, whoever placed them. */
export const submittedOrders = (db: Db) =>
  db.selectFrom('orders').where('confirmed_at', 'is not', null).where('tab', 'is not', null);

/** The order, or undefined. @param id of its row */
export const findCase = (db: Db, id: number): Promise<OrderRow | undefined> =>
  submittedOrders(db).selectAll().where('id', '=', id).executeTakeFirst();

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

type Names = { readonly customer: string; readonly workOrderNo: string | null };

const caseOf = (
  order: OrderRow,
  { customer, workOrderNo }: Names,
  { steps, drops }: Pick<WorksCase, 'steps' | 'drops'>,
  now: string,
): WorksCase => ({
  orderId: order.id,
  orderSN: order.order_sn,
  customer,
  productName: order.product_name,
  spec: order.spec,
  status: order.status,
  statusLabel: standingOf(order.status, true, order.ahead_status),
  fileStatus: order.file_status,
  factory: order.factory,
  workOrderNo,
  dueDay: order.due_day,
  isLate: order.due_day !== null && order.due_day < dayOf(msOf(now)),
  since: order.updated_at,
  remark: order.remark,
  steps,
  drops,
});

/** Of every one of the orders, in two queries; in their order. */
async function namesOf(db: Db, orders: readonly OrderRow[]): Promise<Names[]> {
  if (orders.length === 0) return [];
  const ids = [...new Set(orders.map(({ customer_id }) => customer_id))];
  const [owners, made] = await Promise.all([
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
  ]);
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  const numbers = new Map(made.map((row) => [row.order_id, row.work_order_no]));
  return orders.map(({ id, customer_id }) => ({
    customer: names.get(customer_id) ?? '',
    workOrderNo: numbers.get(id) ?? null,
  }));
}

/** A case as it stands, with its steps. */
export async function openedCase(db: Db, order: OrderRow, now: string): Promise<WorksCase> {
  const [names] = await namesOf(db, [order]);
  const drops = await dropsOfCase(db, order);
  return caseOf(order, names as Names, { steps: await stepsOf(db, order, drops), drops }, now);
}

export async function readCase(
  { db, now }: UserContext,
  { id }: ParsedOf<typeof getCase>,
): Promise<OutputOf<typeof getCase> | Refusal> {
  const order = await findCase(db, id);
  return order === undefined ? refuse(refusals.unknown) : openedCase(db, order, now);
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

/** What waits at a desk: the earliest day first, what has no day last. */
export async function queueOf(
  db: Db,
  desk: Desk,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
  now: string,
): Promise<OutputOf<typeof getQueue>> {
  const back = desk === 'shipping' ? await partlyBack(db) : [];
  const waiting = submittedOrders(db).where((eb) =>
    back.length === 0
      ? eb('status', 'in', deskStatuses[desk])
      : eb.or([eb('status', 'in', deskStatuses[desk]), eb('id', 'in', back)]),
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
  const names = await namesOf(db, orders);
  return {
    items: orders.map((order, at) =>
      caseOf(order, names[at] as Names, { steps: [], drops: [] }, now),
    ),
    total: Number(count),
  };
}

export async function readQueue(
  { db, customer, now }: UserContext,
  { desk, ...page }: ParsedOf<typeof getQueue>,
): Promise<OutputOf<typeof getQueue> | Refusal> {
  if (!customer.desks.includes(desk)) return refuse(refusals.otherDesk);
  return queueOf(db, desk, page, now);
}
