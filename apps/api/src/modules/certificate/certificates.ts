/** A customer's certificates of brands: which there are, and whether an order may be made with one today. */
import type { OutputOf } from '@banxin/contract/call';
import type { getCertificates } from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { CERTIFICATES_MAX } from '@banxin/contract/constants';
import {
  type CertificateValidity,
  certificateValidity,
  reviewStatus,
} from '@banxin/contract/enums/customer';
import { orderStatus } from '@banxin/contract/enums/order';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { Selectable } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { CertificatesTable } from '../../db/tables/certificates.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { drawnPages } from '../file/files.ts';

export type CertificateRow = Selectable<CertificatesTable>;
type Row = CertificateRow;

const DAY_MS = 24 * 3_600_000;

/** Those that are still wanted. */
export const own = (db: Db, ownerId: number) =>
  db
    .selectFrom('certificates')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .where('removed_at', 'is', null);

/** Why no order can be made with it; null when one can. @param today day */
function refusalOf({ review, valid_from, valid_until }: Row, today: string): KeyedMessage | null {
  if (review === reviewStatus.pending) return messageOf(refusals.certificatePending);
  if (review === reviewStatus.rejected) return messageOf(refusals.certificateRejected);
  if (valid_from > today) return messageOf(refusals.certificateEarly, { day: valid_from });
  return valid_until !== null && valid_until < today
    ? messageOf(refusals.certificateExpired, { day: valid_until })
    : null;
}

/** Files of certificates by their ids, in order. */
async function filesOf(db: Db, ownerId: number, ids: readonly number[]) {
  const rows = await db
    .selectFrom('certificate_files as used')
    .innerJoin('files', (join) =>
      join
        .onRef('files.customer_id', '=', 'used.customer_id')
        .onRef('files.id', '=', 'used.file_id'),
    )
    .selectAll('files')
    .select('used.certificate_id')
    .where('used.customer_id', '=', ownerId)
    .where('used.certificate_id', 'in', ids)
    .orderBy('used.position')
    .execute();
  return Map.groupBy(rows, ({ certificate_id }) => certificate_id);
}

/** How many submitted orders were made with each. */
async function ordersOf(db: Db, ownerId: number, ids: readonly number[]) {
  const rows = await db
    .selectFrom('orders')
    .select(['certificate_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('customer_id', '=', ownerId)
    .where('certificate_id', 'in', ids)
    .where('tab', 'is not', null)
    .groupBy('certificate_id')
    .execute();
  return new Map(rows.map(({ certificate_id, count }) => [certificate_id, Number(count)]));
}

/** Submitted orders that are still to be made. */
export const unfinishedOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .where('tab', 'is not', null)
    .where('status', '>', orderStatus.cancelled)
    .where('status', '<', orderStatus.stored);

/** Its last day is over, or not yet; what is written down follows later. @param today day */
export const validityOf = (
  { valid_until }: Pick<Row, 'valid_until'>,
  today: string,
): CertificateValidity =>
  valid_until !== null && valid_until < today
    ? certificateValidity.expired
    : certificateValidity.valid;

/** Whole days until the last one; null when it has none, or is not in force. */
const daysLeft = ({ valid_from, valid_until }: Row, today: string): number | null =>
  valid_until === null || valid_until < today || valid_from > today
    ? null
    : Math.round((Date.parse(valid_until) - Date.parse(today)) / DAY_MS);

/** As the contract shows them, in three statements whatever their number. @param now instant */
export async function viewsOf(
  db: Db,
  ownerId: number,
  rows: readonly Row[],
  now: string,
): Promise<Certificate[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await filesOf(db, ownerId, ids);
  const orders = await ordersOf(db, ownerId, ids);
  const today = dayOf(msOf(now));
  return rows.map((row) => ({
    id: row.id,
    rev: row.rev,
    brand: row.brand,
    kind: row.kind,
    number: row.number,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    validity: validityOf(row, today),
    daysLeft: daysLeft(row, today),
    remark: row.remark,
    review: row.review,
    reason: row.review === reviewStatus.rejected ? row.reason : null,
    files: (files.get(row.id) ?? []).map((file) => ({
      id: file.id,
      name: file.name,
      pages: drawnPages(file),
    })),
    orders: orders.get(row.id) ?? 0,
    refusal: refusalOf(row, today),
  }));
}

/** Those that can be used first, then the newest. */
export async function listCertificates({
  db,
  customer,
  now,
}: UserContext): Promise<OutputOf<typeof getCertificates>> {
  const rows = await own(db, customer.ownerId)
    .orderBy('id', 'desc')
    .limit(CERTIFICATES_MAX)
    .execute();
  const views = await viewsOf(db, customer.ownerId, rows, now);
  return views.toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
}

/** Ids of those that an order can be made with now, by their brands; the newest of one brand. @param now instant */
export async function usableCertificates(
  db: Db,
  ownerId: number,
  now: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await own(db, ownerId).orderBy('id', 'desc').limit(CERTIFICATES_MAX).execute();
  const today = dayOf(msOf(now));
  const usable = rows.filter((row) => refusalOf(row, today) === null);
  return new Map(usable.toReversed().map(({ brand, id }) => [brand, id]));
}

/** Why an order of this customer cannot be made with a certificate now; null when it can. @param now instant */
export async function whyNotCertificate(
  db: Db,
  ownerId: number,
  id: number,
  now: string,
): Promise<KeyedMessage | null> {
  const row = await own(db, ownerId).where('id', '=', id).executeTakeFirst();
  return row === undefined
    ? messageOf(refusals.certificateUnknown)
    : refusalOf(row, dayOf(msOf(now)));
}
