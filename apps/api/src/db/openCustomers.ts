/** Customers who may log in: neither they nor the main account of a sub-account are closed. */
import type { Db } from './transaction.ts';

/** A query over them: `c` is the customer, `m` the main account of a sub-account, otherwise empty. */
export const openCustomers = (db: Db) =>
  db
    .selectFrom('customers as c')
    .leftJoin('customers as m', 'm.id', 'c.parent_id')
    .where('c.deleted_at', 'is', null)
    .where('c.disabled_at', 'is', null)
    .where('m.disabled_at', 'is', null);
