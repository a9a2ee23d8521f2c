/** Orders as gang sheets take them: which can lie together, and what opening them now does to what was promised. */
import type { GangOrder } from '@banxin/contract/entities/gang';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { standingOf } from '@banxin/contract/messages/order';
import { book } from '@banxin/pricing/book';
import { chinese } from '@banxin/pricing/chinese';
import { datesOf } from '@banxin/pricing/delivery';
import { english } from '@banxin/pricing/english';
import { type GangPieces, type GangStock, gangJobOf } from '@banxin/pricing/gangJob';
import type { GangJob } from '@banxin/pricing/gangSheet';
import { productById } from '@banxin/pricing/products';
import type { OrderRow } from '../order/order.ts';
import { roadsOf, type StoredPromise } from '../order/promise.ts';

/** What is read of an order; the lines of its price are not. */
export const gangColumns = [
  ...(['id', 'customer_id', 'order_sn', 'product_id', 'product_name', 'configuration'] as const),
  ...(['status', 'ahead_status', 'factory', 'promise', 'flags', 'carrier', 'due_day'] as const),
];
/** An order with {@link gangColumns}. */
export type GangRow = Pick<OrderRow, (typeof gangColumns)[number]>;

/** Statuses in which an order may be put on a sheet: it is paid and approved, and nothing is opened. */
export const gangStatuses: readonly number[] = [s.approvedOrdered, s.allocated];

/** What of an order decides where it can lie. */
export interface Ganged {
  readonly factory: number;
  readonly pieces: GangPieces;
  readonly stock: GangStock;
}

const promiseOf = ({ promise }: Pick<GangRow, 'promise'>): StoredPromise | null =>
  promise as StoredPromise | null;

/** Null for an order that is not printed on a shared sheet. */
export function gangedOf(
  row: Pick<GangRow, 'product_id' | 'configuration' | 'factory' | 'promise'>,
): Ganged | null {
  const product = productById(row.product_id);
  const factory = row.factory ?? promiseOf(row)?.factory ?? null;
  if (product === undefined || factory === null) return null;
  const job = gangJobOf(product, book, row.configuration);
  return job && { factory, ...job };
}

/** What a sheet asks of the jobs on it. */
export interface SheetStock {
  readonly factory: number;
  readonly stock: string;
}

/** True when the order can be made as it lies there. */
export function fits(row: GangRow & Pick<OrderRow, 'tab'>, sheet: SheetStock): boolean {
  if (!gangStatuses.includes(row.status) || row.tab === null) return false;
  const ganged = gangedOf(row);
  return ganged?.factory === sheet.factory && ganged.stock.key === sheet.stock;
}

/** Styles of a job, from 1, ascending; null for all of them. */
export type Part = readonly number[] | null;

/** As it is laid out. */
export const jobOf = (
  row: Pick<GangRow, 'id'>,
  { pieces }: Ganged,
  part: Part,
): GangJob<number> => ({ key: row.id, ...pieces, part });

/** Paper, inks and film in both languages. */
export function stockName({ paper, colours, film }: GangStock): { zh: string; en: string } {
  const said = film === null ? [paper] : [paper, film];
  const [first, ...others] = [chinese, english].map((word) => said.map((one) => word(one)));
  const joined = ([name = '', ...more]: string[]): string => [name, colours, ...more].join(' · ');
  return { zh: joined(first ?? []), en: joined(others[0] ?? []) };
}

/** The paper alone. */
export const paperName = ({ paper }: GangStock): { zh: string; en: string } => ({
  zh: chinese(paper),
  en: english(paper),
});

/** Names that stand beside an order. */
export interface GangNames {
  readonly customer: string;
  readonly workOrderNo: string | null;
}

/** @param now an instant */
export function viewOf(
  row: GangRow,
  { pieces }: Ganged,
  part: Part,
  { customer, workOrderNo }: GangNames,
  now: string,
): GangOrder {
  const promise = promiseOf(row);
  const promised = promise?.shipDate ?? null;
  return {
    orderId: row.id,
    orderSN: row.order_sn,
    customer,
    productName: row.product_name,
    ...pieces,
    part: part && [...part],
    shipDay: promised,
    shipIfOpened:
      promise === null || promised === null
        ? null
        : datesOf(book, promise, roadsOf(row, promise), now).shipDate,
    statusLabel: standingOf(row.status, true, row.ahead_status),
    workOrderNo,
  };
}
