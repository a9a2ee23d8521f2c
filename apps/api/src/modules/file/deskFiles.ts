/** Files of customers that desks of the works may look at, whosever they are: each for what it is used for. */
import type { Db } from '../../db/transaction.ts';
import type { FileRow } from './files.ts';

/** A file of an order that was submitted, whosever it is; null for any other. */
export async function findPrinted(db: Db, id: string): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_files as f')
          .innerJoin('orders as o', (join) =>
            join.onRef('o.customer_id', '=', 'f.customer_id').onRef('o.id', '=', 'f.order_id'),
          )
          .select('f.file_id')
          .whereRef('f.customer_id', '=', 'files.customer_id')
          .whereRef('f.file_id', '=', 'files.id')
          .where('o.confirmed_at', 'is not', null),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** What a customer handed in to prove its company or a brand, whosever it is; null for any other. */
export async function findPaper(db: Db, id: string): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', 'in', ['licence', 'certificate'])
    .where('used', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** A picture of a certificate by which a submitted order is made, whosever it is; null for any other. */
export async function findOrderedPaper(db: Db, id: string): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('certificate_files as f')
          .innerJoin('orders as o', (join) =>
            join
              .onRef('o.customer_id', '=', 'f.customer_id')
              .onRef('o.certificate_id', '=', 'f.certificate_id'),
          )
          .select('f.file_id')
          .whereRef('f.customer_id', '=', 'files.customer_id')
          .whereRef('f.file_id', '=', 'files.id')
          .where('o.confirmed_at', 'is not', null),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}
