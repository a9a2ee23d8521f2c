/** Judges a row: what it orders, for whom, at which price, and what is wrong with it. Pure; the same on a thread and in a call. */

import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { BatchProblem, BatchRow } from '@banxin/contract/entities/batch';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Sender } from '@banxin/contract/entities/sender';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { messageOf } from '@banxin/contract/refusals/row';
import { BATCH_CELL_MAX, type BatchColumn } from '@banxin/contract/rules/batchColumns';
import { book } from '@banxin/pricing/book';
import { describe, describeSentence } from '@banxin/pricing/describe';
import { quote } from '@banxin/pricing/quote';
import type { CarrierCode, CustomerTerms, PricedQuote, Quote } from '@banxin/pricing/types';
import { quoteInput } from '../order/pricing.ts';
import { Faults } from './faults.ts';
import { type RowJob, readJob } from './readJob.ts';
import type { ReadRow } from './readSheet.ts';
import {
  carrierNamed,
  readCarrier,
  readDay,
  readPackaging,
  readReceiver,
  readRemark,
  readSender,
  readUrgency,
} from './readWay.ts';

/** Longest number of a customer. */
export const NUMBER_MAX = 64;

/** For whom and when it is judged. */
export interface JudgedFor {
  readonly customer: CustomerTerms;
  /** Instant. */
  readonly now: string;
}

/** Everything that an order is made of, but its files. */
export interface BatchJob {
  readonly configuration: Configuration;
  readonly receiver: AddressInput;
  readonly carrier: string;
  readonly urgent: Urgency;
  readonly packaging: Packaging;
  readonly sender: Sender | null;
  /** Day. */
  readonly arriveBy: string | undefined;
  readonly remark: string;
  /** As the workbook names it. */
  readonly fileName: string | null;
  readonly brand: string | null;
}

/** A row that was judged. @typeParam J what it orders */
export interface Judged<J = BatchJob> {
  readonly row: number;
  readonly cells: ReadRow['cells'];
  /** 客户单号; empty where it is missing. */
  readonly number: string;
  readonly spec: BatchRow['spec'];
  /** Null while a fault keeps it from being one. */
  readonly job: J | null;
  /** With freight. @unit fen */
  readonly total: number | null;
  readonly problems: readonly BatchProblem[];
}

type Way = Pick<BatchJob, 'receiver' | 'urgent' | 'packaging' | 'arriveBy'>;

function priceOf(
  { product, configuration }: RowJob,
  way: Way,
  carrier: CarrierCode | undefined,
  { customer, now }: JudgedFor,
): Quote {
  const job = { configuration, ...way, carrier, province: way.receiver.province };
  return quote(product, book, quoteInput(job, customer, now));
}

/** The price, with the carrier that was asked for; a fault when there is none. */
function priced(
  job: RowJob,
  way: Way,
  carrier: CarrierCode | undefined,
  judgedFor: JudgedFor,
  faults: Faults,
): PricedQuote | null {
  const made = priceOf(job, way, carrier, judgedFor);
  if (made.valid && (carrier === undefined || made.delivery?.carrier === carrier)) return made;
  const free = carrier === undefined ? made : priceOf(job, way, undefined, judgedFor);
  if (free.valid && carrier !== undefined) {
    const option = free.delivery?.options.find(({ code }) => code === carrier);
    const name = carrierNamed(carrier);
    const { reason = '', said } = option ?? {};
    const fix = free.delivery ? carrierNamed(free.delivery.carrier) : undefined;
    faults.add(
      'carrier',
      'CARRIER_LIMIT',
      messageOf(refusals.carrierLimit, { name, reason, said }),
      fix,
    );
    return null;
  }
  if (free.valid) return free;
  const isCalm =
    way.urgent === 'none' ? free : priceOf(job, { ...way, urgent: 'none' }, undefined, judgedFor);
  const [conflict] = free.conflicts;
  const { reason = '', said } = conflict ?? {};
  if (isCalm.valid) {
    faults.add('urgent', 'CONFLICT', messageOf(refusals.conflict, { reason, said }), '否');
  } else {
    faults.add('detail', 'CARRIER_LIMIT', messageOf(refusals.conflict, { reason, said }));
  }
  return null;
}

/** Faults of the cells themselves, before anything is understood. */
export function judgeCells({ cells, formulas }: ReadRow, faults: Faults): void {
  for (const [col, cell] of Object.entries(formulas) as [BatchColumn, string][]) {
    faults.add(col, 'FORMAT', messageOf(refusals.formula, { cell }));
  }
  for (const [col, value] of Object.entries(cells) as [BatchColumn, string][]) {
    const most = col === 'number' ? NUMBER_MAX : BATCH_CELL_MAX;
    if (value.length > most) {
      faults.add(col, 'FORMAT', messageOf(refusals.tooLong, { col, most }), value.slice(0, most));
    }
  }
  if (cells.number === undefined) faults.required('number');
}

/** The row's faults with those of a formula first: a cell that holds one says nothing else. */
export const eachCellOnce = (problems: readonly BatchProblem[]): BatchProblem[] =>
  problems.filter(
    ({ col, code }, at) =>
      problems.findIndex((one) => one.col === col) === at || code.startsWith('DUP'),
  );

/**
 * Judges one row by itself. Numbers that stand twice or were ordered before, files and certificates are looked up
 * by whoever knows the others.
 */
export function judge(row: ReadRow, judgedFor: JudgedFor): Judged {
  const { cells } = row;
  const faults = new Faults(row);
  judgeCells(row, faults);
  const job = readJob(cells, faults);
  const receiver = readReceiver(cells, faults);
  const carrier = readCarrier(cells, faults);
  const sender = readSender(cells, faults);
  const way: Way = {
    receiver,
    urgent: readUrgency(cells, job?.product ?? null, faults),
    packaging: readPackaging(cells, faults),
    arriveBy: readDay(cells, judgedFor.now.slice(0, 10), faults),
  };
  const remark = readRemark(cells, faults);
  const isPriced = job !== null && !faults.has('quantity') && receiver.province !== '';
  const made = isPriced ? priced(job, way, carrier, judgedFor, faults) : null;
  return {
    row: row.row,
    cells,
    number: (cells.number ?? '').slice(0, NUMBER_MAX),
    spec: job && {
      productName: job.product.name,
      text: describe(job.product, job.configuration),
      said: describeSentence(job.product, job.configuration),
    },
    job:
      job && made?.delivery
        ? {
            configuration: job.configuration,
            ...way,
            carrier: made.delivery.carrier,
            sender,
            remark,
            fileName: cells.file ?? null,
            brand: cells.certificate ?? null,
          }
        : null,
    total: made?.total ?? null,
    problems: eachCellOnce(faults.all),
  };
}
