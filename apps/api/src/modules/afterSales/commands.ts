/** The after-sales desk by commands: `npm run ops -- aftersales …`. */
import {
  type AfterSalesSolution,
  afterSalesCause,
  afterSalesRecordStatus,
  afterSalesSolution,
  afterSalesStatus,
  type RefundMethod,
  refundMethod,
} from '@banxin/contract/enums/afterSales';
import { claimStanding } from '@banxin/contract/messages/afterSales';
import { type Fen, moneyText } from '@banxin/contract/money';
import { fenOfText } from '@banxin/contract/rules/amount';
import type { Command, Shop } from '../../command.ts';
import type { Db } from '../../db/transaction.ts';
import type { Refusal } from '../../http/refusal.ts';
import { systemRandom } from '../../ports/random.ts';
import { waitingOf } from './answers.ts';
import * as desk from './desk.ts';
import { findByNumber, recordsOf, refundedOf, standingOf, type TicketKey } from './tickets.ts';

/** Tickets of one list. */
const LISTED = 200;

/** What waits for the works or the customer, the oldest first. */
export async function listOpen(db: Db): Promise<string> {
  const { submitted, processing, suspended } = afterSalesStatus;
  const rows = await db
    .selectFrom('after_sales as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .selectAll('a')
    .select('c.name')
    .where('a.status', 'in', [submitted, processing, suspended])
    .orderBy('a.created_at')
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return '没有待处理的售后单';
  const waiting = await waitingOf(db, rows);
  return rows
    .map((row) =>
      [
        row.ticket_sn,
        claimStanding[standingOf(row)].words(undefined)[0],
        afterSalesCause.label(row.cause),
        afterSalesSolution.label(row.solution),
        row.order_sn,
        row.name,
        ...(waiting.has(row.id) ? ['有新留言'] : []),
      ].join('  '),
    )
    .join('\n');
}

/** What was said, the first message first: when, by whom, with how many photographs. */
async function conversationOf(db: Db, { customer_id, id }: TicketKey): Promise<string[]> {
  const rows = await db
    .selectFrom('after_sales_messages as m')
    .leftJoin('customers as c', 'c.id', 'm.written_by')
    .select(['m.text', 'm.is_evidence', 'm.created_at', 'm.written_by', 'c.name'])
    .select((eb) =>
      eb
        .selectFrom('after_sales_files as f')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('f.customer_id', '=', 'm.customer_id')
        .whereRef('f.message_id', '=', 'm.id')
        .as('pictures'),
    )
    .where('m.customer_id', '=', customer_id)
    .where('m.ticket_id', '=', id)
    .orderBy('m.id')
    .execute();
  return rows.map(({ text, is_evidence, created_at, written_by, name, pictures }) => {
    const minute = created_at.slice(0, 16).replace('T', ' ');
    const shown = Number(pictures) > 0 ? `（照片 ${pictures} 张）` : '';
    return `  ${minute}  ${written_by === null ? '印厂' : (name ?? '')}${is_evidence ? '补充凭证' : ''}：${text}${shown}`;
  });
}

async function show(db: Db, ticketSN: string): Promise<string> {
  const ticket = await findByNumber(db, ticketSN);
  if (ticket === undefined) return `没有售后单 ${ticketSN}`;
  const records = await recordsOf(db, ticket);
  const lines = records.map((record, index) =>
    [
      `  ${index + 1}`,
      afterSalesSolution.label(record.solution),
      afterSalesRecordStatus.label(record.status),
      moneyText(record.amount as Fen),
      refundMethod.label(record.method),
    ].join('  '),
  );
  return [
    `${ticket.ticket_sn}  ${claimStanding[standingOf(ticket)].words(undefined)[0]}  订单 ${ticket.order_sn}`,
    `${afterSalesCause.label(ticket.cause)}：${ticket.description}`,
    `判定：${ticket.judgement.sentence.message}`,
    `最多可退 ${moneyText(ticket.most as Fen)}，已退 ${moneyText(refundedOf(records) as Fen)}`,
    ...lines,
    ...(await conversationOf(db, ticket)),
  ].join('\n');
}

const at = ({ db, now }: Shop): desk.Desk => ({
  db,
  now,
  random: systemRandom,
  actor: 'staff:ops',
});

const said = (refusal: Refusal | null, done: string): string => refusal?.message ?? done;

const amountOf = (yuan: string | undefined): Fen | undefined =>
  yuan === undefined || yuan === '-' ? undefined : (fenOfText(yuan) ?? undefined);

const methodOf = (key: string | undefined): RefundMethod | undefined =>
  key === undefined || key === '-'
    ? undefined
    : refundMethod.options.find((one) => one.key === key || one.label === key)?.value;

const solutionOf = (key: string): AfterSalesSolution | undefined =>
  afterSalesSolution.options.find((one) => one.key === key || one.label === key)?.value;

const SOLUTIONS = afterSalesSolution.options.map(({ key }) => key).join('|');
const METHODS = refundMethod.options.map(({ key }) => key).join('|');

export const afterSalesCommands: readonly Command[] = [
  {
    name: 'aftersales list',
    parameters: [],
    does: '列出未结束的售后单 (tickets that are open)',
    run: ({ db }) => listOpen(db),
  },
  {
    name: 'aftersales show',
    parameters: ['ticket'],
    does: '打印一张售后单：判定、处理记录、可退金额 (one ticket with its records)',
    run: ({ db }, ticketSN = '') => show(db, ticketSN),
  },
  {
    name: 'aftersales accept',
    parameters: ['ticket'],
    does: '受理：审核通过，可直接办理的方案立即办理 (passes; what can be done is done)',
    run: async (shop, sn = '') => said(await desk.accept(at(shop), sn), `已受理 ${sn}`),
  },
  {
    name: 'aftersales fail',
    parameters: ['ticket', 'reason'],
    does: '审核不通过，客户可补充凭证，原因客户会看到 (does not pass; the customer may add evidence)',
    run: async (shop, sn = '', reason = '') =>
      said(await desk.fail(at(shop), sn, reason), `已退回 ${sn}`),
  },
  {
    name: 'aftersales cancel',
    parameters: ['ticket', 'reason'],
    does: '取消一张待审核的售后单，原因客户会看到 (closes one that waits)',
    run: async (shop, sn = '', reason = '') =>
      said(await desk.cancel(at(shop), sn, reason), `已取消 ${sn}`),
  },
  {
    name: 'aftersales suspend',
    parameters: ['ticket', 'reason'],
    does: '挂起：等待退货、照片或快递，30 天无回复自动取消 (waits for the customer)',
    run: async (shop, sn = '', reason = '') =>
      said(await desk.suspend(at(shop), sn, reason), `已挂起 ${sn}`),
  },
  {
    name: 'aftersales resume',
    parameters: ['ticket'],
    does: '恢复处理 (goes on)',
    run: async (shop, sn = '') => said(await desk.resume(at(shop), sn), `已恢复 ${sn}`),
  },
  {
    name: 'aftersales add',
    parameters: ['ticket', SOLUTIONS, 'quantity', 'yuan', `${METHODS}?`],
    does: '再登记一条处理方案 (registers another solution)',
    run: async (shop, sn = '', key = '', quantity = '', yuan = '', way) => {
      const solution = solutionOf(key);
      const amount = amountOf(yuan);
      if (solution === undefined || amount === undefined || !/^\d{1,9}$/.test(quantity)) {
        return `用法：aftersales add <ticket> <${SOLUTIONS}> <quantity> <yuan>`;
      }
      const method = methodOf(way) ?? refundMethod.originalRoute;
      const row = { solution, quantity: Number(quantity), amount, method };
      return said(await desk.addRecord(at(shop), sn, row), `已登记 ${sn}`);
    },
  },
  {
    name: 'aftersales step',
    parameters: ['ticket', 'record', 'event'],
    does: '推进一条处理记录，例如 aftersales step 59… 1 GOODS_BACK (a step of one record)',
    run: async (shop, sn = '', place = '', event = '') =>
      said(
        await desk.moveRecord(at(shop), sn, Number(place), event),
        `已处理 ${sn} 第 ${place} 条`,
      ),
  },
  {
    name: 'aftersales refund',
    parameters: ['ticket', 'record', 'yuan?', `${METHODS}?`, 'bankRef?'],
    does: '办理退款；银行转账先汇款并填流水号 (books the refund of a record)',
    run: async (shop, sn = '', place = '', yuan, way, bankRef) => {
      const how = { amount: amountOf(yuan), method: methodOf(way), bankRef };
      return said(
        await desk.refund(at(shop), sn, Number(place), how),
        `已退款 ${sn} 第 ${place} 条`,
      );
    },
  },
  {
    name: 'aftersales reprint',
    parameters: ['ticket', 'record'],
    does: '开重印订单 (orders the reprint of a record)',
    run: async (shop, sn = '', place = '') =>
      said(await desk.reprint(at(shop), sn, Number(place)), `已开重印订单 ${sn} 第 ${place} 条`),
  },
  {
    name: 'aftersales answer',
    parameters: ['ticket', 'text'],
    does: '回复客户留言 (answers the customer)',
    run: async (shop, sn = '', text = '') =>
      said(await desk.answer(at(shop), sn, text), `已回复 ${sn}`),
  },
];
