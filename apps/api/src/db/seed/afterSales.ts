/** Tickets of the demo: one in every status of the three charts, each reached by the steps that people take. */
import type { ClaimLine } from '@banxin/contract/entities/afterSales';
import {
  type AfterSalesAudit,
  type AfterSalesCause,
  type AfterSalesRecordStatus,
  type AfterSalesSolution,
  type AfterSalesStatus,
  afterSalesAudit,
  afterSalesCause as c,
  afterSalesRecordStatus as r,
  refundMethod,
  afterSalesSolution as s,
  afterSalesStatus as t,
} from '@banxin/contract/enums/afterSales';
import { orderStatus } from '@banxin/contract/enums/order';
import {
  afterSalesAuditChart,
  afterSalesChart,
  afterSalesRecordChart,
} from '@banxin/contract/lifecycles/afterSales';
import type { Chart } from '@banxin/contract/lifecycles/chart';
import { judge } from '../../modules/afterSales/judge.ts';
import { endOfDay, standingOf } from '../../modules/afterSales/tickets.ts';
import { tell } from '../../modules/message/tell.ts';
import type { OrderRow } from '../../modules/order/order.ts';
import { paymentNumber } from '../../modules/order/orderNumber.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { searchable } from '../searchable.ts';
import type { Tx } from '../transaction.ts';
import { seededRandom } from './seededRandom.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OWNER = '悦享包装';

interface Demo {
  readonly cause: AfterSalesCause;
  readonly solution: AfterSalesSolution;
  readonly says: string;
  readonly status: AfterSalesStatus;
  readonly audit: AfterSalesAudit;
  /** Events of its one record after it was registered. */
  readonly steps: readonly string[];
  /** Why it did not pass, or waits. */
  readonly reason?: string;
  /** What was said, the first message first. */
  readonly talk?: readonly (readonly [by: 'customer' | 'works', words: string])[];
  readonly parcel?: { readonly carrier: string; readonly no: string };
}

const { pending, passed, failed } = afterSalesAudit;

const DEMOS: readonly Demo[] = [
  {
    ...{ cause: c.printing, solution: s.reprint, status: t.submitted, audit: pending, steps: [] },
    says: '正面主色比确认稿偏红，三箱中有一箱明显，附色卡对比照片。',
    talk: [['customer', '下周一要用，麻烦尽快答复，可以先补印一箱。']],
  },
  {
    ...{ cause: c.cutting, solution: s.discount, status: t.submitted, audit: failed, steps: [] },
    says: '裁切偏了，文字离边太近，希望折扣处理。',
    reason: '照片没有尺子，请补一张带刻度的照片',
  },
  {
    ...{ cause: c.postPress, solution: s.returnAndRefund, status: t.processing, audit: passed },
    says: '覆膜起泡，整批都有，手摸能感觉到颗粒，需要退货。',
    steps: ['APPROVE'],
    talk: [
      ['works', '已看到照片，请把货寄回工厂，到厂复核后退款。'],
      ['customer', '整批都要寄回吗？运费由谁承担？'],
      ['works', '请整批寄回，运费我们承担，用到付即可。'],
    ],
  },
  {
    ...{ cause: c.wrongLabel, solution: s.returnAndRefund, status: t.processing, audit: passed },
    says: '外箱标签贴成了别家的订单号，里面的货也不对。',
    steps: ['APPROVE', 'GOODS_BACK'],
    parcel: { carrier: '中通', no: 'ZT7788990011' },
  },
  {
    ...{ cause: c.mistakenJob, solution: s.returnAndRefund, status: t.processing, audit: passed },
    says: '我们下的是哑膜，收到的全部是亮膜，不能使用。',
    steps: ['APPROVE', 'GOODS_BACK', 'RECHECK_CONFIRM'],
    parcel: { carrier: '顺丰', no: 'SF1029384756' },
  },
  {
    ...{ cause: c.rawMaterial, solution: s.discount, status: t.processing, audit: passed },
    says: '纸张克重偏低，和样品差一档，同意折扣收货。',
    steps: ['APPROVE', 'MONEY_DUE'],
  },
  {
    ...{ cause: c.shipping, solution: s.other, status: t.suspended, audit: passed },
    says: '外箱被压破，边角约两成折角，正在和快递核对。',
    steps: ['APPROVE'],
    reason: '等待快递出具破损证明，拿到后请上传',
  },
  {
    ...{ cause: c.packing, solution: s.other, status: t.completed, audit: passed },
    says: '没有按每款分开包装，请补寄分隔纸和标签。',
    steps: ['APPROVE', 'DONE'],
    talk: [['works', '分隔纸和标签已随下一单寄出，给您添麻烦了。']],
  },
  {
    ...{ cause: c.wrongOrder, solution: s.reprint, status: t.revoked, audit: pending, steps: [] },
    says: '电话号码印错了一位，是我们自己的稿子有误。',
  },
  {
    ...{ cause: c.shortQuantity, solution: s.discount, status: t.cancelled, audit: pending },
    says: '清点后少了一包，后来在仓库里找到了，不用处理。',
    steps: ['INVALIDATE'],
  },
];

/** Orders of the demo that were received, the newest first; each ticket has one of its own. */
const received = (tx: Tx, owner: number): Promise<OrderRow[]> =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', owner)
    .where('status', '=', orderStatus.delivered)
    .where('cloud', 'is', null)
    .orderBy('id', 'desc')
    .limit(DEMOS.length + 2)
    .execute();

/** Where these events lead from the start of a chart. */
function walk(chart: Chart, start: number, events: readonly string[]) {
  let from = start;
  return events.map((event) => {
    const arrow = chart.transitions.find((one) => one.from === from && one.event === event);
    if (arrow === undefined) throw new Error(`${chart.entity}: no ${event} from ${from}`);
    const step = { event, from, to: arrow.to, actor: arrow.actor };
    from = arrow.to;
    return step;
  });
}

const TICKET_EVENTS: Readonly<Record<AfterSalesStatus, readonly string[]>> = {
  [t.submitted]: [],
  [t.processing]: ['ACCEPT'],
  [t.completed]: ['ACCEPT', 'COMPLETE'],
  [t.suspended]: ['ACCEPT', 'SUSPEND'],
  [t.revoked]: ['REVOKE'],
  [t.cancelled]: ['CANCEL'],
};
const AUDIT_EVENTS: Readonly<Record<AfterSalesAudit, readonly string[]>> = {
  [afterSalesAudit.none]: [],
  [pending]: ['SUBMIT'],
  [passed]: ['SUBMIT', 'PASS'],
  [failed]: ['SUBMIT', 'FAIL'],
};

async function writeTicket(
  tx: Tx,
  owner: { readonly id: number; readonly mobile: string },
  order: OrderRow,
  demo: Demo,
  at: number,
  number: string,
): Promise<void> {
  const lines: ClaimLine[] = [{ style: 1, quantity: order.configuration.quantity }];
  const measured =
    demo.cause === c.shortQuantity
      ? { received: order.configuration.quantity }
      : demo.cause === c.cutting
        ? { deviationMm: 3 }
        : {};
  const judgement = judge(order, [], { lines, cause: demo.cause, measured }, dayOf(at + 15 * DAY));
  const created = instantOf(at);
  const isMoney = demo.solution === s.returnAndRefund || demo.solution === s.discount;
  const method = isMoney ? refundMethod.originalRoute : refundMethod.none;
  const ticketSteps = walk(afterSalesChart, t.submitted, TICKET_EVENTS[demo.status]);
  const auditSteps = walk(afterSalesAuditChart, 0, AUDIT_EVENTS[demo.audit]);
  const recordSteps = walk(afterSalesRecordChart, r.registered, demo.steps);
  const last = instantOf(at + (2 + Math.max(ticketSteps.length, recordSteps.length)) * HOUR);
  const waits = demo.audit === failed || demo.status === t.suspended;
  const ticket = await tx
    .insertInto('after_sales')
    .values({
      customer_id: owner.id,
      ticket_sn: number,
      order_id: order.id,
      order_sn: order.order_sn,
      status: demo.status,
      audit: demo.audit,
      cause: demo.cause,
      solution: demo.solution,
      lines: JSON.stringify(lines),
      measured: JSON.stringify(measured),
      description: demo.says,
      marks: '[]',
      phone: owner.mobile,
      method,
      judgement: JSON.stringify(judgement),
      most: judgement.most,
      reason: demo.reason ?? null,
      return_parcel: demo.parcel ? JSON.stringify({ ...demo.parcel, at: last }) : null,
      due_at: waits ? endOfDay(last, demo.status === t.suspended ? 30 : 7) : null,
      search_text: searchable([number, order.order_sn, order.product_name].join(' ')),
      created_by: owner.id,
      created_at: created,
      updated_at: last,
    })
    .returning(['customer_id', 'id'])
    .executeTakeFirstOrThrow();
  const isTaken = demo.status !== t.revoked && demo.status !== t.cancelled;
  await tx
    .insertInto('after_sales_styles')
    .values({
      customer_id: owner.id,
      order_id: order.id,
      style: 1,
      ticket_id: ticket.id,
      is_taken: isTaken,
    })
    .execute();
  const record = await tx
    .insertInto('after_sales_records')
    .values({
      customer_id: owner.id,
      ticket_id: ticket.id,
      solution: demo.solution,
      status: (recordSteps.at(-1)?.to ?? r.registered) as AfterSalesRecordStatus,
      quantity: order.configuration.quantity,
      amount: isMoney ? (judgement.offer?.amount ?? Math.floor(judgement.most / 5)) : 0,
      method,
      bank_ref: null,
      refunded_at: null,
      reprint_id: null,
      created_at: created,
      updated_at: last,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const events = [
    {
      entity: 'afterSales',
      id: ticket.id,
      event: 'CREATE',
      from: null,
      to: t.submitted,
      actor: 'customer',
    },
    {
      entity: 'afterSalesRecord',
      id: record.id,
      event: 'REGISTER',
      from: null,
      to: r.registered,
      actor: 'customer',
    },
    ...auditSteps.map((step) => ({ entity: 'afterSalesAudit', id: ticket.id, ...step })),
    ...recordSteps.map((step) => ({ entity: 'afterSalesRecord', id: record.id, ...step })),
    ...ticketSteps.map((step) => ({ entity: 'afterSales', id: ticket.id, ...step })),
  ];
  const asked = ['CREATE', 'REGISTER', 'SUBMIT'];
  await tx
    .insertInto('status_events')
    .values(
      events.map(({ entity, id, event, from, to, actor }) => ({
        customer_id: owner.id,
        entity,
        entity_id: id,
        from_status: from,
        to_status: to,
        event,
        actor: actor === 'customer' ? `customer:${owner.id}` : actor,
        reason: event === 'FAIL' || event === 'SUSPEND' ? (demo.reason ?? null) : null,
        said: null,
        at: asked.includes(event) ? created : last,
      })),
    )
    .execute();
  const about = { customerId: owner.id, at: last };
  const named = { ticketId: ticket.id, ticketSN: number };
  const standing = standingOf(demo);
  if (standing !== 'pending') {
    await tell(tx, {
      ...{ ...about, kind: 'ticketMoved', of: `${ticket.id}:${standing}` },
      values: { ...named, standing },
    });
  }
  for (const [place, [by, words]] of (demo.talk ?? []).entries()) {
    const at = instantOf(msOf(last) + (place + 1) * 10 * MINUTE);
    const message = await tx
      .insertInto('after_sales_messages')
      .values({
        customer_id: owner.id,
        ticket_id: ticket.id,
        written_by: by === 'works' ? null : owner.id,
        text: words,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (by === 'customer') continue;
    await tell(tx, {
      ...{ ...about, at, kind: 'ticketAnswered', of: String(message.id) },
      values: { ...named, words },
    });
  }
}

/** @param writtenAt the present, an instant */
export async function seedAfterSales(tx: Tx, writtenAt: string): Promise<void> {
  const owner = await tx
    .selectFrom('customers')
    .select(['id', 'mobile'])
    .where('name', '=', OWNER)
    .executeTakeFirst();
  if (owner === undefined) return;
  // The two newest stay free: somebody may want to ask for something.
  const orders = (await received(tx, owner.id)).slice(2);
  const random = seededRandom(88);
  for (const [index, demo] of DEMOS.entries()) {
    const order = orders[index];
    if (order === undefined) return;
    const at = msOf(writtenAt) - (index + 1) * 9 * HOUR;
    const number = `5${paymentNumber(random, dayOf(at))}`;
    await writeTicket(tx, owner, order, demo, at, number);
  }
}
