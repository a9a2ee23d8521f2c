/** A customer's certificates of brands: which there are, and whether an order may be made with one today. */
import type { OutputOf } from '@banxin/contract/call';
import type { getCertificates } from '@banxin/contract/calls/customer/certificate';
import { reviewStatus } from '@banxin/contract/enums/customer';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { Selectable } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { CertificatesTable } from '../../db/tables/certificates.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';

/** More than a customer has brands; the newest ones are offered. */
const CERTIFICATES_MAX = 100;

type Row = Selectable<CertificatesTable>;

const own = (db: Db, ownerId: number) =>
  db.selectFrom('certificates').selectAll().where('customer_id', '=', ownerId);

/** Why no order can be made with it; null when one can. @param today day */
function refusalOf({ review, valid_from, valid_until }: Row, today: string): KeyedMessage | null {
  if (review === reviewStatus.pending) return messageOf(refusals.certificatePending);
  if (review === reviewStatus.rejected) return messageOf(refusals.certificateRejected);
  if (valid_from > today) return messageOf(refusals.certificateEarly, { day: valid_from });
  return valid_until !== null && valid_until < today
    ? messageOf(refusals.certificateExpired, { day: valid_until })
    : null;
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
  const today = dayOf(msOf(now));
  return rows
    .map((row) => ({
      id: row.id,
      brand: row.brand,
      kind: row.kind,
      number: row.number,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      review: row.review,
      refusal: refusalOf(row, today),
    }))
    .toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
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
