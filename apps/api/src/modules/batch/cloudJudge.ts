/** Judges rows of a workbook of cloud parcels, each by itself. Pure; the same on a thread and in a call. */

import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Sender } from '@banxin/contract/entities/sender';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { messageOf } from '@banxin/contract/refusals/row';
import { CLOUD_UNITS_MAX } from '@banxin/contract/rules/cloudWarehouse';
import type { Db } from '../../db/transaction.ts';
import { Faults } from './faults.ts';
import { eachCellOnce, type Judged, judgeCells, NUMBER_MAX } from './judge.ts';
import { wholeNumber } from './readJob.ts';
import type { ReadRow } from './readSheet.ts';
import { readCarrier, readReceiver, readRemark, readSender } from './readWay.ts';

/** Goods of the customer that rows may name. */
export interface KnownStock {
  readonly id: number;
  readonly code: string;
  readonly productName: string;
  readonly spec: string;
  /** The specification by its parts, as JSON text. */
  readonly specSaid: string | null;
}

/** Those that have ever lain in the warehouse. */
export async function knownStocks(db: Db, ownerId: number): Promise<KnownStock[]> {
  const rows = await db
    .selectFrom('cloud_stock')
    .select(['id', 'code', 'product_name', 'spec', 'spec_said', 'style'])
    .where('customer_id', '=', ownerId)
    .where('inbound_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, code, product_name, spec, spec_said, style }) => ({
    ...{ id, code, productName: product_name, specSaid: style === '' ? spec_said : null },
    spec: [spec, style].filter(Boolean).join(' · '),
  }));
}

const plainCode = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/gu, '').toUpperCase();

export type StocksByCode = ReadonlyMap<string, KnownStock>;

export const byCode = (stocks: readonly KnownStock[]): StocksByCode =>
  new Map(stocks.map((stock) => [plainCode(stock.code), stock]));

/** What a row sends; several rows are one parcel. */
export interface CloudJob {
  readonly stockId: number;
  readonly code: string;
  readonly quantity: number;
  readonly receiver: AddressInput;
  /** Absent: the recommended one. */
  readonly carrier?: string | undefined;
  readonly sender: Sender | null;
  readonly remark: string;
}

export type CloudJudged = Judged<CloudJob>;

/** The stock that a cell names; null where there is none, which a fault says. */
function stockNamed(cells: ReadRow['cells'], stocks: StocksByCode, faults: Faults) {
  const { stockCode: value } = cells;
  if (value === undefined) {
    faults.required('stockCode');
    return null;
  }
  const stock = stocks.get(plainCode(value));
  if (stock === undefined && !faults.has('stockCode')) {
    faults.add('stockCode', 'UNKNOWN_PRODUCT', messageOf(refusals.unknownStock, { value }));
  }
  return stock ?? null;
}

function quantityIn({ quantity }: ReadRow['cells'], faults: Faults): number {
  if (quantity === undefined) {
    faults.required('quantity');
    return 0;
  }
  const units = wholeNumber(quantity) ?? 0;
  const isRight = units > 0 && units <= CLOUD_UNITS_MAX;
  if (!isRight && !faults.has('quantity')) faults.format('quantity', '正整数，如 20');
  return isRight ? units : 0;
}

export function judgeParcelRow(row: ReadRow, stocks: StocksByCode): CloudJudged {
  const { cells } = row;
  const faults = new Faults(row);
  judgeCells(row, faults);
  const stock = stockNamed(cells, stocks, faults);
  const quantity = quantityIn(cells, faults);
  const receiver = readReceiver(cells, faults);
  const carrier = readCarrier(cells, faults);
  const sender = readSender(cells, faults);
  const remark = readRemark(cells, faults);
  const problems = eachCellOnce(faults.all);
  return {
    row: row.row,
    cells,
    number: (cells.number ?? '').slice(0, NUMBER_MAX),
    spec: stock && {
      productName: stock.productName,
      text: stock.spec,
      said: stock.specSaid === null ? ['plain', stock.spec] : JSON.parse(stock.specSaid),
    },
    job:
      stock === null || problems.length > 0
        ? null
        : { stockId: stock.id, code: stock.code, quantity, receiver, carrier, sender, remark },
    total: null,
    problems,
  };
}

/** Each row as soon as it is judged. */
export function* judgeParcels(
  rows: readonly ReadRow[],
  stocks: StocksByCode,
): Generator<CloudJudged> {
  for (const row of rows) yield judgeParcelRow(row, stocks);
}
