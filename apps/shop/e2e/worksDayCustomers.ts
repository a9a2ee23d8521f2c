/** What the customers of one day do, by their calls: orders, complaints, applications, papers, and what they did before. */
import type { InputOf, OutputOf } from '@banxin/contract/call';
import { createAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import { getAuthInfo, submitAuth } from '@banxin/contract/calls/customer/authentication';
import { applyInvoice, previewInvoice } from '@banxin/contract/calls/invoice/invoice';
import { createInvoiceTitle, getInvoiceTitles } from '@banxin/contract/calls/invoice/title';
import { act } from '@banxin/contract/calls/works/desk';
import {
  type AfterSalesSolution,
  afterSalesCause,
  afterSalesSolution,
  refundMethod,
} from '@banxin/contract/enums/afterSales';
import { orderStatus as s } from '@banxin/contract/enums/order';
import type { Page } from '@playwright/test';
import { licencePicture } from '../../api/src/modules/papers/papers.testkit.ts';
import { meetsNobody } from '../../api/src/ports/localCarrier.ts';
import { FIXTURES, type FixtureName } from '../../api/src/preflight/fixtures.ts';
import type { Caller, Ordered } from './caller.ts';
import { expect, passTime } from './shop.ts';

/** An order and whose it is. */
export interface Job extends Ordered {
  readonly by: Caller;
}

/** What is wrong with the files of a day, and what is said of it: by the digit of a usual reason, or in words. */
const FAULTS: readonly (readonly [file: FixtureName, said: number | string])[] = [
  ['low-resolution', 1],
  ['font-not-embedded', 3],
  ['card-wrong-size', 4],
  ['card-single-page', '背面没有内容，请补上背面'],
  ['card-damaged', '文件没有导出完整，请重新导出'],
];

export interface FaultyJob extends Job {
  readonly said: number | string;
}

/** Number of a parcel that its receiver takes at once. */
const trackingNo = (at: number): string =>
  Array.from({ length: 50 }, (_, more) => `7311000${at}${more}`).find((one) => !meetsNobody(one)) ??
  '';

export const sound = (by: Caller): Promise<string> =>
  by.upload('名片.pdf', FIXTURES['card-with-bleed']());

/** Orders of the days before: made and sent by the works, received by the day that was promised, which is over. */
export async function earlierOrders(
  page: Page,
  office: Caller,
  files: ReadonlyMap<Caller, string>,
): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  for (const [by, file] of files) jobs.push({ by, ...(await by.buy(file)) });
  for (const [at, { by, orderSN }] of jobs.entries()) {
    const { orderId: id } = await by.look(orderSN);
    const take = (event: InputOf<typeof act>['event'], more: Partial<InputOf<typeof act>> = {}) =>
      office.send(act, { entity: 'order', id, event, ...more });
    for (const event of ['ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL'] as const) await take(event);
    await take('LABEL', { payload: { trackingNo: trackingNo(at) } });
    await take('ALL_HANDED_OVER');
  }
  await expect(async () => {
    const now = await passTime(page, 'day');
    for (const { by, orderSN } of jobs) {
      const { status, promise } = await by.look(orderSN);
      expect(status).toBe(s.delivered);
      expect(now.slice(0, 10) > (promise?.arriveDate ?? '')).toBe(true);
    }
  }).toPass();
  return jobs;
}

/** How many of them came by the day that was promised. */
export async function keptOf(jobs: readonly Job[]): Promise<number> {
  const seen = await Promise.all(jobs.map(({ by, orderSN }) => by.look(orderSN)));
  return seen.filter(({ promise, timeline }) => {
    const signed = timeline.find(({ event }) => event === 'SIGNED')?.at ?? '';
    return signed.slice(0, 10) <= (promise?.arriveDate ?? '');
  }).length;
}

/** Lets hours pass until the works open. */
export async function passNight(page: Page): Promise<void> {
  for (let hours = 0; hours < 24; hours += 1) {
    if ((await passTime(page, 'hour')).slice(11, 13) === '09') return;
  }
}

/** Paid orders whose files have something wrong. */
export async function faultyOrders(buyers: readonly Caller[]): Promise<readonly FaultyJob[]> {
  const jobs: FaultyJob[] = [];
  for (const [at, [file, said]] of FAULTS.entries()) {
    const by = buyers[at % buyers.length] as Caller;
    const id = await by.upload(`${file}.pdf`, FIXTURES[file]());
    jobs.push({ by, said, ...(await by.buy(id)) });
  }
  return jobs;
}

/** So many paid orders whose files are sound. */
export async function soundOrders(
  files: ReadonlyMap<Caller, string>,
  count: number,
): Promise<readonly Job[]> {
  const jobs: Job[] = [];
  const buyers = [...files];
  for (let at = 0; at < count; at += 1) {
    const [by, file] = buyers[at % buyers.length] as [Caller, string];
    jobs.push({ by, ...(await by.buy(file, at % 3 === 0 ? { quantity: 5 } : {})) });
  }
  return jobs;
}

/** Something that a customer asks the office for. */
export interface Asked {
  readonly by: Caller;
  readonly id: number;
}

export const photograph = async (by: Caller): Promise<string> =>
  by.upload('现场.png', await licencePicture(), 'evidence');

/** Asks for an answer to badly printed cards, with a photograph. */
export async function complain({ by, orderSN }: Job, solution: AfterSalesSolution): Promise<Asked> {
  const isMoney = solution === afterSalesSolution.discount;
  const { id } = await by.send(createAfterSale, {
    orderSN,
    lines: [{ style: 1, quantity: 2 }],
    cause: afterSalesCause.printing,
    solution,
    description: '整批颜色偏红，与确认稿不符，附照片。',
    phone: '13800000001',
    fileIds: [await photograph(by)],
    refundMethod: isMoney ? refundMethod.originalRoute : refundMethod.none,
  });
  return { by, id };
}

export interface Application extends Asked {
  readonly input: InputOf<typeof applyInvoice>;
}

/** Applies for the invoice of one order, on the title that the customer has or a first one. */
export async function apply({ by, orderSN }: Job): Promise<Application> {
  const [title] = await by.send(getInvoiceTitles, {});
  const { id: titleId } =
    title ?? (await by.send(createInvoiceTitle, { kind: 'person', title: '陈女士' }));
  const { expected } = await by.send(previewInvoice, { orderSNs: [orderSN], kind: 'general' });
  const input = { kind: 'general', titleId, medium: 'electronic', expected } as const;
  const { ids } = await by.send(applyInvoice, input);
  return { by, id: ids[0] ?? 0, input };
}

/** Who says to be which company. */
export interface Company {
  readonly by: Caller;
  readonly companyName: string;
  readonly taxNumber: string;
}

export async function handIn({
  by,
  companyName,
  taxNumber,
}: Company): Promise<OutputOf<typeof submitAuth>> {
  const fileId = await by.upload('执照.png', await licencePicture(), 'licence');
  const { rev } = await by.send(getAuthInfo, {});
  const paper = { documentType: 1, validTo: null, fileId, rev } as const;
  return by.send(submitAuth, { companyName, taxNumber, ...paper });
}
