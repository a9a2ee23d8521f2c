/**
 * The workshop of the demo: acts as the works at the pace of the promise, by the same acts that people take at their
 * desks. It moves orders that were placed after it began, so that what the demo was written with stays as it is, and
 * sends some back by a draw, so that every desk has something to look at.
 */
import type { ParsedOf } from '@banxin/contract/call';
import type { act } from '@banxin/contract/calls/works/desk';
import { fileStatus, orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { desks, reviewableFiles } from '@banxin/contract/lifecycles/works';
import type { Db } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Job } from '../../jobs/schedule.ts';
import type { Log } from '../../log.ts';
import type { Carrier } from '../../ports/carrier.ts';
import { instantOf, msOf, nowOf } from '../../ports/clock.ts';
import { sha256 } from '../../sha256.ts';
import { isMultiSite } from '../order/drops.ts';
import { filesOf } from '../order/files.ts';
import { isPrinted, isStoredInCloud, type OrderRow } from '../order/order.ts';
import { actAs } from './act.ts';
import { passNeedsReason } from './acts.ts';
import { submittedOrders } from './findCase.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One review in so many is sent back whatever the files are. */
const SENT_BACK_IN = 12;

/** Orders that are read at once, and steps of one round. */
const MOST = 200;
/** Steps of one order that may be due in one run: the clock may have been put ahead by days. */
const ROUNDS = 8;

interface Plan {
  readonly event: string;
  /** After the last change. @unit ms */
  readonly after: number;
  /** Hour of the day of sending by which it is done, whenever the last change was; null where that day does not count. */
  readonly shipDayHour: number | null;
}

const plan = (event: string, after: number, shipDayHour: number | null): Plan => ({
  event,
  after,
  shipDayHour,
});

/** What the workshop does next with an order, by its status. */
const PLANS: Readonly<Record<number, Plan>> = {
  [s.ordered]: plan('REVIEW_PASS', 20 * MINUTE, null),
  [s.approvedOrdered]: plan('ALLOCATE', 30 * MINUTE, 9),
  [s.allocated]: plan('OPEN_WORK_ORDER', HOUR, 10),
  [s.workOrderOpened]: plan('STORE_ALL', Number.POSITIVE_INFINITY, 14),
  [s.outsourced]: plan('SCAN_RETURN', 24 * HOUR, 12),
  [s.scanReturn]: plan('CONFIRM_RETURN', 2 * HOUR, 13),
  [s.returnedToFactory]: plan('STORE_ALL', 4 * HOUR, 14),
  [s.storageWithdrawn]: plan('STORE_ALL', 2 * HOUR, 15),
  [s.partlyStored]: plan('STORE_ALL', 4 * HOUR, 15),
  [s.stored]: plan('LABEL', Number.POSITIVE_INFINITY, 16),
  [s.shipping]: plan('ALL_HANDED_OVER', HOUR, 17),
};

const WORKING = Object.keys(PLANS).map(Number);

/** Whether the draw sends this order back; the same whoever asks and whenever. */
export const isSentBack = (orderSN: string): boolean =>
  Number.parseInt(sha256(`review:${orderSN}`).slice(0, 8), 16) % SENT_BACK_IN === 0;

/** When the next step of an order is due; null when somebody else has to act first. @unit ms */
export function dueOf(order: OrderRow): number | null {
  const next = PLANS[order.status];
  if (next === undefined || (isStoredInCloud(order) && order.status === s.stored)) return null;
  const waits =
    order.status === s.ordered && !reviewableFiles.some((status) => status === order.file_status);
  const isStopped = orderFlag.has(order.flags, orderFlag.stopShipping);
  if (waits || (isStopped && [s.stored, s.shipping].some((status) => status === order.status))) {
    return null;
  }
  const shipDay = (order.promise as { readonly shipDate: string | null } | null)?.shipDate ?? null;
  const byDay =
    shipDay === null || next.shipDayHour === null
      ? Number.POSITIVE_INFINITY
      : msOf(`${shipDay}T00:00:00+08:00`) + next.shipDayHour * HOUR;
  // Where no day was promised it does not wait for one.
  if (order.status === s.shipping && order.ahead_status !== null) {
    return msOf(order.updated_at) + HOUR;
  }
  const byGap = msOf(order.updated_at) + (Number.isFinite(next.after) ? next.after : HOUR);
  return Number.isFinite(next.after) || byDay === Number.POSITIVE_INFINITY
    ? Math.min(byGap, byDay)
    : byDay;
}

/** Every order that the workshop may move: what waits for its day holds up nothing that is due. */
async function* candidates(db: Db, since: string, now: string): AsyncGenerator<OrderRow> {
  for (let after = 0; ; ) {
    const batch: OrderRow[] = await submittedOrders(db)
      .selectAll()
      .where('status', 'in', WORKING)
      .where('created_at', '>=', since)
      // What somebody has in hand is theirs.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('case_claims as w')
              .select('w.number')
              .where('w.kind', '=', 'order')
              .whereRef('w.number', '=', 'orders.order_sn')
              .where('w.until', '>', now),
          ),
        ),
      )
      // So is what somebody has put on a sheet and not opened.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('gang_jobs as g')
              .innerJoin('press_sheets as p', 'p.id', 'g.sheet_id')
              .select('g.order_id')
              .whereRef('g.customer_id', '=', 'orders.customer_id')
              .whereRef('g.order_id', '=', 'orders.id')
              .where('p.released_at', 'is', null),
          ),
        ),
      )
      .where('id', '>', after)
      .orderBy('id')
      .limit(MOST)
      .execute();
    yield* batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < MOST) return;
    after = last.id;
  }
}

/** The orders of which a step is due, the longest due first. */
async function dueOrders(db: Db, since: string, now: string): Promise<OrderRow[]> {
  const due: { order: OrderRow; at: number }[] = [];
  for await (const order of candidates(db, since, now)) {
    const at = dueOf(order);
    if (at !== null && at <= msOf(now)) due.push({ order, at });
  }
  due.sort((a, b) => a.at - b.at);
  return due.slice(0, MOST).map(({ order }) => order);
}

type Input = ParsedOf<typeof act>;

/** The step as a person would take it: files with findings, and some by the draw, go back with a reason. */
async function stepFor(db: Db, order: OrderRow): Promise<Input> {
  const base = { entity: 'order', id: order.id, seen: order.status, payload: {} } as const;
  const event = PLANS[order.status]?.event ?? '';
  if (order.status === s.ordered) {
    const withdraw = (reason: string): Input => ({ ...base, event: 'REVIEW_WITHDRAW', reason });
    if (await passNeedsReason(db, order)) {
      return withdraw('文件检查有问题，请按文件下方的提示修改后重新上传');
    }
    // Once: what was mended since is looked at as it is.
    if (order.file_status === fileStatus.unmodified && isSentBack(order.order_sn)) {
      return withdraw('成品文字离裁切边不到 2 毫米，请移到 3 毫米以内后重新上传');
    }
    const files = (await filesOf(db, order)).map(({ id }) => id);
    return { ...base, event, payload: { files } };
  }
  if (order.status === s.shipping && isMultiSite(order) && order.ahead_status === null) {
    // Several addresses leave one after the other.
    return { ...base, event, payload: { drop: 1 } };
  }
  if (order.status === s.allocated && !isPrinted(order)) return { ...base, event: 'PICKED' };
  return { ...base, event };
}

/** Since when the workshop works; begins now when it has not begun. */
export async function beginning(db: Db, now: string): Promise<string> {
  await db
    .updateTable('shop_clock')
    .set({ workshop_since: now })
    .where('workshop_since', 'is', null)
    .execute();
  const row = await db.selectFrom('shop_clock').select('workshop_since').executeTakeFirstOrThrow();
  return row.workshop_since ?? now;
}

interface Shop {
  readonly db: Db;
  readonly carrier: Carrier;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Takes every step that is due, in the order in which they were; answers how many. Several servers may run it at
 * once: a step that another has taken is refused and left.
 */
export async function runWorkshop({ db, carrier, log }: Shop, now: string): Promise<number> {
  const since = await beginning(db, now);
  const staff = { db, now, carrier, actor: 'staff:workshop', desks };
  let taken = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = taken;
    for (const order of await dueOrders(db, since, now)) {
      const step = await stepFor(db, order);
      const answer = await actAs(staff, step);
      if (answer instanceof Refusal) {
        log.warn({ orderSN: order.order_sn, event: step.event, why: answer.message }, 'not taken');
      } else taken += 1;
    }
    if (taken === before) break;
  }
  return taken;
}

/** When the workshop takes its next step after `now`; null when no order waits for it. */
export async function nextStep(db: Db, now: string): Promise<string | null> {
  const { workshop_since: since } = await db
    .selectFrom('shop_clock')
    .select('workshop_since')
    .executeTakeFirstOrThrow();
  if (since === null) return null;
  let first = Number.POSITIVE_INFINITY;
  for await (const order of candidates(db, since, now)) {
    const at = dueOf(order);
    if (at !== null) first = Math.min(first, Math.max(at, msOf(now)));
  }
  return Number.isFinite(first) ? instantOf(first) : null;
}

/** Runs where the demo's works are to move by themselves. */
export const workshopJob: Job = {
  name: 'workshop',
  everyMs: 15_000,
  run: ({ db, clock, config, ports, log }) =>
    config.workshop === 'auto'
      ? runWorkshop({ db, carrier: ports.carrier, log }, nowOf(clock))
      : Promise.resolve(0),
};
