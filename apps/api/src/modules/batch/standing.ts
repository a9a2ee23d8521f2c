/** What a row by itself does not know: numbers that were ordered before, files by their names, certificates by their brands. */
import type { BatchProblem } from '@banxin/contract/entities/batch';
import { orderStatus } from '@banxin/contract/enums/order';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { messageOf } from '@banxin/contract/refusals/row';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import type { Db } from '../../db/transaction.ts';
import { usableCertificates } from '../certificate/certificates.ts';
import { jobKeyOf, liveSheetKeys, orderPrice } from '../order/held.ts';
import type { BatchJob, Judged, JudgedFor } from './judge.ts';

/** A row with everything that is known of it. */
export interface Known extends Judged {
  /** The order that has its number. */
  readonly before: string | null;
  readonly fileId: string | null;
  readonly certificateId: number | null;
}

/** What stands in the column of certificates. */
const USABLE = '已通过审核的品牌';

/** Numbers with their orders; that of a cancelled order is free again. */
export async function orderedBefore(
  db: Db,
  ownerId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('batch_numbers')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.customer_id', '=', 'batch_numbers.customer_id')
        .onRef('orders.id', '=', 'batch_numbers.order_id'),
    )
    .select(['batch_numbers.number', 'orders.order_sn'])
    .where('batch_numbers.customer_id', '=', ownerId)
    .where('batch_numbers.number', 'in', [...new Set(numbers)])
    .where('orders.status', '!=', orderStatus.cancelled)
    .execute();
  return new Map(rows.map(({ number, order_sn }) => [number, order_sn]));
}

interface NamedFile {
  readonly id: string;
  readonly status: string;
}

/** Print files by their names; of several with one name the newest that can be printed. */
async function filesByName(
  db: Db,
  ownerId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, NamedFile>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'status'])
    .where('customer_id', '=', ownerId)
    .where('purpose', '=', 'printFile')
    .where('name', 'in', [...new Set(names)])
    .where('folder_order', 'is', null)
    .orderBy('created_at')
    .execute();
  const found = new Map<string, NamedFile>();
  for (const { name, ...file } of rows) {
    const isBetter = file.status === 'checked' || found.get(name)?.status !== 'checked';
    if (isBetter && file.status !== 'refused') found.set(name, file);
  }
  return found;
}

/** 名片 may be called 名片.pdf. */
const namesOf = (name: string): string[] => (/\.pdf$/i.test(name) ? [name] : [name, `${name}.pdf`]);

const problem = (
  { row, cells }: Judged,
  col: BatchColumn,
  code: BatchProblem['code'],
  said: ReturnType<typeof messageOf>,
): BatchProblem => ({ row, col, code, value: cells[col] ?? '', ...said });

/** The price that this customer has been promised for a job, where a quote on paper says less. */
async function heldTotals(
  db: Db,
  ownerId: number,
  rows: readonly Judged[],
  { customer, now }: JudgedFor,
): Promise<ReadonlyMap<number, number>> {
  const keys = await liveSheetKeys(db, ownerId, now);
  const totals = new Map<number, number>();
  if (keys.size === 0) return totals;
  for (const { row, job } of rows) {
    if (job === null || !keys.has(jobKeyOf(job.configuration))) continue;
    const asked = { ...job, province: job.receiver.province };
    const priced = await orderPrice(db, asked, { ownerId, ...customer }, now);
    if (priced?.valid) totals.set(row, priced.total);
  }
  return totals;
}

type Found = Pick<Known, 'before' | 'fileId' | 'certificateId'> & { problems: BatchProblem[] };

function fileOf(
  judged: Judged,
  { fileName }: BatchJob,
  files: ReadonlyMap<string, NamedFile>,
  found: Found,
) {
  if (fileName === null) return null;
  const file = namesOf(fileName).flatMap((name) => files.get(name) ?? [])[0];
  if (file?.status === 'checked') return file.id;
  const row = file === undefined ? refusals.fileMissing : refusals.fileUnready;
  found.problems.push(problem(judged, 'file', 'FILE_MISSING', messageOf(row, { value: fileName })));
  return null;
}

/** Rows with what is known of them. @param rows  as many as one statement takes */
export async function standingOf(
  db: Db,
  ownerId: number,
  rows: readonly Judged[],
  judgedFor: JudgedFor,
): Promise<Known[]> {
  const jobs = rows.flatMap(({ job }) => job ?? []);
  const wantsCertificate = jobs.some(({ brand }) => brand !== null);
  const [before, files, certificates, totals] = await Promise.all([
    orderedBefore(
      db,
      ownerId,
      rows.flatMap(({ number }) => number || []),
    ),
    filesByName(
      db,
      ownerId,
      jobs.flatMap(({ fileName }) => (fileName === null ? [] : namesOf(fileName))),
    ),
    wantsCertificate ? usableCertificates(db, ownerId, judgedFor.now) : new Map<string, number>(),
    heldTotals(db, ownerId, rows, judgedFor),
  ]);
  return rows.map((judged) => {
    const { job } = judged;
    const found = { problems: [...judged.problems] } as Found;
    const orderSN = before.get(judged.number) ?? null;
    if (orderSN !== null) {
      found.problems = [
        problem(
          judged,
          'number',
          'DUP_EXISTING',
          messageOf(refusals.duplicateExisting, { orderSN }),
        ),
      ];
    }
    const fileId = job && orderSN === null ? fileOf(judged, job, files, found) : null;
    const certificateId = (job?.brand && certificates.get(job.brand)) || null;
    if (job?.brand && certificateId === null && orderSN === null) {
      const { brand: value } = job;
      const said = messageOf(refusals.format, {
        col: 'certificate',
        value,
        example: USABLE,
      });
      found.problems.push(problem(judged, 'certificate', 'FORMAT', said));
    }
    const total = totals.get(judged.row) ?? judged.total;
    return {
      ...judged,
      ...{ total, problems: found.problems, before: orderSN, fileId, certificateId },
    };
  });
}
