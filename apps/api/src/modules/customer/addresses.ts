/** Receivers' addresses of the main account: at most 50, one of them the default. */
import type { Address } from '@banxin/contract/entities/customer';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import type { Selectable } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { AddressesTable } from '../../db/tables/customers.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';

const ADDRESSES_MAX = 50;

const view = (row: Selectable<AddressesTable>): Address => ({
  id: row.id,
  consignee: row.consignee,
  mobilePhone: row.mobile,
  province: row.province,
  city: row.city,
  district: row.district,
  detail: row.detail,
  isDefault: row.is_default,
});

/** The default first, then the newest. */
export async function listAddresses({ db, customer }: UserContext): Promise<Address[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', customer.ownerId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(ADDRESSES_MAX)
    .execute();
  return rows.map(view);
}

/** One writer of a customer's addresses at a time: the customer's row is the lock. */
const lock = (tx: Tx, ownerId: number) =>
  tx.selectFrom('customers').select('id').where('id', '=', ownerId).forUpdate().executeTakeFirst();

const clearDefault = (tx: Tx, ownerId: number) =>
  tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('customer_id', '=', ownerId)
    .where('is_default', '=', true)
    .execute();

/** The first address becomes the default. */
export function createAddress(
  { db, customer, now }: UserContext,
  input: Omit<Address, 'id'>,
): Promise<Address | Refusal> {
  const { ownerId } = customer;
  return transaction(db, async (tx): Promise<Address | Refusal> => {
    await lock(tx, ownerId);
    const { count } = await tx
      .selectFrom('addresses')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('customer_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    if (count >= ADDRESSES_MAX) {
      return refuse(refusals.tooManyAddresses, { limit: ADDRESSES_MAX });
    }
    const isDefault = input.isDefault || count === 0;
    if (isDefault) await clearDefault(tx, ownerId);
    const row = await tx
      .insertInto('addresses')
      .values({
        customer_id: ownerId,
        consignee: input.consignee,
        mobile: input.mobilePhone,
        province: input.province,
        city: input.city,
        district: input.district,
        detail: input.detail,
        is_default: isDefault,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return view(row);
  });
}

/** Repeat safe. */
export function setDefaultAddress(
  { db, customer }: UserContext,
  { id }: { readonly id: number },
): Promise<null | Refusal> {
  const { ownerId } = customer;
  return transaction(db, async (tx): Promise<null | Refusal> => {
    await lock(tx, ownerId);
    const found = await tx
      .selectFrom('addresses')
      .select('id')
      .where('customer_id', '=', ownerId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return refuse(plain.notFound);
    await clearDefault(tx, ownerId);
    await tx
      .updateTable('addresses')
      .set({ is_default: true })
      .where('customer_id', '=', ownerId)
      .where('id', '=', id)
      .execute();
    return null;
  });
}
