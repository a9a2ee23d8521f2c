/** Certificates for tests, without the page on which customers will hand them in. */
import type { Insertable } from 'kysely';
import { SEED_NOW } from '../../db/seed/seed.ts';
import type { CertificatesTable } from '../../db/tables/certificates.ts';
import type { Db } from '../../db/transaction.ts';

/** An approved one without an end, unless it says otherwise; answers its id. */
export async function addCertificate(
  db: Db,
  customerId: number,
  how: Partial<Insertable<CertificatesTable>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('certificates')
    .values({
      ...{ customer_id: customerId, brand: '悦享', kind: 0, number: 'ZC-2026-0001' },
      ...{ valid_from: '2026-01-01', valid_until: null, review: 1, created_at: SEED_NOW },
      ...how,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
