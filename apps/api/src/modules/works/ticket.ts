/** The job ticket of an order: for the desk that makes it, and for its customer, who learns of no other customer's job. */
import type { ParsedOf } from '@banxin/contract/call';
import type { getOrderTicket } from '@banxin/contract/calls/order/making';
import type { getJobTicket } from '@banxin/contract/calls/works/desk';
import type { PrintFile } from '@banxin/contract/entities/file';
import type { Sender } from '@banxin/contract/entities/sender';
import { factory as factories } from '@banxin/contract/enums/factory';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { works as refusals } from '@banxin/contract/refusals/works';
import { styleRuns } from '@banxin/contract/rules/styleRuns';
import { pageRuns } from '@banxin/contract/rules/styles';
import { Raw } from '@banxin/contract/server';
import { book } from '@banxin/pricing/book';
import { imposed } from '@banxin/pricing/imposed';
import { productById } from '@banxin/pricing/products';
import type { Mode } from '@banxin/pricing/types';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { Storage } from '../../ports/storage.ts';
import { previewPrefix } from '../file/files.ts';
import { jobOf } from '../file/jobFindings.ts';
import { isMultiSite, placeText, sitesOf } from '../order/drops.ts';
import { filesOf } from '../order/files.ts';
import { findOrder, type OrderRow } from '../order/order.ts';
import { carrierName, specLinesOf } from '../order/pricing.ts';
import { drawFor } from './drawing.ts';
import type { Fact, Ticket } from './drawTicket.ts';
import { findCase } from './findCase.ts';

/** Pages that are shown. */
const PICTURES = 4;
/** Work orders of the same sheets that are named. */
const MATES = 30;

const MODES: Readonly<Record<Mode, string>> = {
  gang: '合版印刷',
  dedicated: '专版印刷',
  digital: '数码印刷',
  label: '不干胶印刷',
  stock: '现货',
};

interface Made {
  readonly work_order_no: string;
  readonly places: number;
  readonly factory: number;
  /** That it shares with others; more than one when it has many styles. */
  readonly sheets: readonly {
    readonly id: number;
    readonly sheet_no: string;
    /** Styles of it that lie there; null for all. */
    readonly part: readonly number[] | null;
  }[];
}

async function madeOf(db: Db, { customer_id, id }: OrderRow): Promise<Made | undefined> {
  const made = await db
    .selectFrom('work_orders')
    .select(['work_order_no', 'places', 'factory'])
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id)
    .executeTakeFirst();
  if (made === undefined) return undefined;
  const sheets = await db
    .selectFrom('sheet_jobs as j')
    .innerJoin('press_sheets as p', 'p.id', 'j.sheet_id')
    .leftJoin('gang_jobs as g', (on) =>
      on
        .onRef('g.customer_id', '=', 'j.customer_id')
        .onRef('g.order_id', '=', 'j.order_id')
        .onRef('g.sheet_id', '=', 'j.sheet_id'),
    )
    .select(['p.id', 'p.sheet_no', 'g.part'])
    .where('j.customer_id', '=', customer_id)
    .where('j.order_id', '=', id)
    .orderBy('p.id')
    .execute();
  return { ...made, sheets };
}

const matesOf = async (db: Db, { work_order_no: own, sheets }: Made): Promise<string[]> => {
  if (sheets.length === 0) return [];
  const rows = await db
    .selectFrom('sheet_jobs as j')
    .innerJoin('work_orders as w', (on) =>
      on.onRef('w.customer_id', '=', 'j.customer_id').onRef('w.order_id', '=', 'j.order_id'),
    )
    .select('w.work_order_no')
    .distinct()
    .where(
      'j.sheet_id',
      'in',
      sheets.map(({ id }) => id),
    )
    .where('w.work_order_no', '<>', own)
    .orderBy('w.work_order_no')
    .limit(MATES)
    .execute();
  return rows.map(({ work_order_no }) => work_order_no);
};

/** What the press needs: size, bleed, and how it lies on its sheet. */
function makingOf({ product_id, configuration }: OrderRow, made: Made): Fact[] {
  const product = productById(product_id);
  if (product === undefined) return [];
  const { widthMm, heightMm } = configuration;
  const job = jobOf(product, configuration);
  const bleed = job.bleedMm;
  const facts: Fact[] = [
    { label: '成品尺寸', value: `${widthMm} × ${heightMm} mm` },
    {
      label: '出血',
      value: `每边 ${bleed} mm，含出血 ${job.widthMm + 2 * bleed} × ${job.heightMm + 2 * bleed} mm`,
    },
  ];
  if (job.widthMm !== widthMm || job.heightMm !== heightMm) {
    facts.splice(1, 0, { label: '展开尺寸', value: `${job.widthMm} × ${job.heightMm} mm` });
  }
  const plan = imposed(product, book, configuration);
  if (plan === null) return facts;
  const sheet = `${plan.sheetName} ${plan.widthMm} × ${plan.heightMm} mm`;
  facts.push({ label: '印刷', value: `${MODES[plan.mode]} · ${sheet}` });
  facts.push({
    label: '拼版',
    value: `每版 ${plan.nUp} 位，本单 ${plan.own} 位，${plan.sheets} 张`,
  });
  if (made.sheets.length > 0) {
    const numbers = made.sheets.map(({ sheet_no, part }) =>
      part === null ? sheet_no : `${sheet_no} 款 ${styleRuns(part)}`,
    );
    facts.push({ label: '版号', value: `${numbers.join('，')}，占 ${made.places} 个版位` });
  }
  return facts;
}

/** Where all of it goes: a line for each address, with how much is packed for it. */
async function receiversOf(db: Db, order: OrderRow): Promise<Fact[]> {
  const unit = productById(order.product_id)?.quantity.unit ?? '';
  const sites = await sitesOf(db, order);
  return sites.map(({ position, receiver: to, quantity, carrier }) => {
    const by = carrier === null ? '' : ` · ${carrierName(carrier)}`;
    return {
      label: isMultiSite(order) ? `收货 ${position}/${sites.length}` : '收货',
      value: `${quantity} ${unit}${by} · ${to.consignee} ${to.mobilePhone} ${placeText(to)}`,
    };
  });
}

/** Whose name its parcels bear, and what must not be in them; nothing where they come from the works. */
function senderOf({ sender }: Pick<OrderRow, 'sender'>): Fact[] {
  if (sender === null) return [];
  const { name, phone, address, hide } = sender as Sender;
  const said = [name, phone, address].filter(Boolean).join(' ');
  return [{ label: '发件人', value: hide ? `${said} · 不放价格单，不显示店铺标识` : said }];
}

/** In which order the pages of a book are bound, where its customer put them in order. */
export function pageOrderOf(
  { styles }: Pick<OrderRow, 'styles'>,
  files: readonly Pick<PrintFile, 'id' | 'name'>[],
): Fact[] {
  return (styles ?? []).flatMap(({ parts }) =>
    (['cover', 'page'] as const).flatMap((wanted): Fact[] => {
      const runs = pageRuns(parts).filter(({ side }) => side === wanted);
      if (runs.length === 0) return [];
      const span = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);
      const words = runs.map(({ fileId, from, to, at }) => {
        const name = files.find(({ id }) => id === fileId)?.name ?? fileId;
        return `${span(at, at + to - from)}：${name} 第 ${span(from, to)} 页`;
      });
      return [{ label: wanted === 'cover' ? '封面页序' : '内页页序', value: words.join('；') }];
    }),
  );
}

/** The first pages of its files; a picture that is not kept any more is left out. */
async function picturesOf(
  storage: Storage,
  { styles }: OrderRow,
  files: readonly PrintFile[],
): Promise<Ticket['pictures']> {
  const runs = (styles ?? []).flatMap(({ parts }) => pageRuns(parts));
  const wanted =
    runs.length > 0
      ? runs.flatMap(({ fileId, from, to }) =>
          Array.from({ length: to - from + 1 }, (_, at) => ({ fileId, page: from + at })),
        )
      : files.flatMap(({ id, pages }) => pages.map((_, at) => ({ fileId: id, page: at + 1 })));
  const pages = wanted.flatMap(({ fileId, page }) => {
    const file = files.find(({ id }) => id === fileId);
    if (file === undefined || (file.pages[page - 1]?.thumbnail ?? null) === null) return [];
    return [{ caption: `${file.name} 第 ${page} 页`, key: `${previewPrefix(fileId)}${page}` }];
  });
  const pictures: { caption: string; png: Uint8Array }[] = [];
  for (const { caption, key } of pages.slice(0, PICTURES)) {
    const png = await storage.read(`${key}-small.png`);
    if (png !== null) pictures.push({ caption, png });
  }
  return pictures;
}

async function write(
  { db, ports, customer }: UserContext,
  order: OrderRow,
  made: Made,
  mates: readonly string[],
): Promise<Raw | Refusal> {
  const bytes = await drawFor(customer.ownerId, async () => {
    const files = await filesOf(db, order);
    const ticket: Ticket = {
      workOrderNo: made.work_order_no,
      orderSN: order.order_sn,
      productName: order.product_name,
      factory: factories.label(made.factory),
      due: (order.promise as { readonly shipDate: string | null } | null)?.shipDate ?? '——',
      making: [...makingOf(order, made), ...pageOrderOf(order, files)],
      spec: specLinesOf(order.configuration).map(({ label, value }) => ({ label, value })),
      receivers: [...(await receiversOf(db, order)), ...senderOf(order)],
      mates,
      remark: order.remark,
      pictures: await picturesOf(ports.storage, order, files),
    };
    return { ticket };
  });
  return bytes instanceof Refusal
    ? bytes
    : new Raw(bytes, 'application/pdf', { fileName: `${made.work_order_no}.pdf` });
}

/** For the desk, with the work orders that share its sheet. */
export async function readJobTicket(
  context: UserContext,
  { id }: ParsedOf<typeof getJobTicket>,
): Promise<Raw | Refusal> {
  if (!context.customer.desks.includes('production')) return refuse(refusals.otherDesk);
  const order = await findCase(context.db, id);
  if (order === undefined) return refuse(refusals.unknown);
  const made = await madeOf(context.db, order);
  if (made === undefined) return refuse(refusals.noWorkOrder);
  return write(context, order, made, await matesOf(context.db, made));
}

/** For the customer. */
export async function readOrderTicket(
  context: UserContext,
  { orderSN }: ParsedOf<typeof getOrderTicket>,
): Promise<Raw | Refusal> {
  const order = await findOrder(context.db, context.customer.ownerId, orderSN);
  if (order === undefined) return refuse(orderRefusals.unknown);
  const made = await madeOf(context.db, order);
  if (made === undefined) return refuse(refusals.noWorkOrder);
  return write(context, order, made, []);
}
