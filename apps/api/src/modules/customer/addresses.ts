/** Receivers' addresses of the main account: at most 50, one of them the default. */
import type { ParsedOf } from '@banxin/contract/call';
import type { updateAddress as updateAddressCall } from '@banxin/contract/calls/customer/address';
import { ADDRESSES_MAX } from '@banxin/contract/constants';
import type { Address } from '@banxin/contract/entities/customer';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { record } from '@banxin/contract/refusals/record';
import { messageOf } from '@banxin/contract/refusals/row';
import { maskReceiverPhone } from '@banxin/contract/rules/masked';
import { type Selectable, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { AddressesTable } from '../../db/tables/customers.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { lockKept, makeDefault, removeKept } from './kept.ts';

type AddressRow = Selectable<AddressesTable>;

/** What an address says. */
type Said = Omit<Address, 'id' | 'rev' | 'isDefault'>;

export const addressView = (row: AddressRow): Address => ({
  id: row.id,
  consignee: row.consignee,
  mobilePhone: row.mobile,
  province: row.province,
  city: row.city,
  district: row.district,
  detail: row.detail,
  isDefault: row.is_default,
  rev: row.rev,
});

const columnsOf = ({ consignee, mobilePhone, province, city, district, detail }: Said) => ({
  ...{ consignee, mobile: mobilePhone, province, city, district, detail },
});

/** The default first, then what was ordered to last, then the newest. */
const rowsOf = (db: Db, ownerId: number) =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .orderBy('is_default', 'desc')
    .orderBy('used_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(ADDRESSES_MAX)
    .execute();

export async function listAddresses({
  db,
  customer,
}: Pick<UserContext, 'db' | 'customer'>): Promise<Address[]> {
  return (await rowsOf(db, customer.ownerId)).map(addressView);
}

/** True when both say the same, which of them is the default apart. */
export const saysSame = (row: AddressRow, said: Said): boolean =>
  Object.entries(columnsOf(said)).every(
    ([column, value]) => row[column as keyof AddressRow] === value,
  );

/** A masked phone is nobody's number, unless it is the mask of the stored one. */
const phoneFrom = (typed: string, stored: string | null): string | null => {
  if (!typed.includes('*')) return typed;
  return stored !== null && (typed === stored || typed === maskReceiverPhone(stored))
    ? stored
    : null;
};

/** Why an address cannot be kept beside those that there are; null when it can. */
export function whyNotKept(kept: readonly AddressRow[], said: Said): Refusal | null {
  if (said.mobilePhone.includes('*')) {
    return invalid({ mobilePhone: messageOf(refusals.fullNumberNeeded) });
  }
  const same = kept.find((row) => saysSame(row, said));
  if (same !== undefined) return refuse(refusals.sameAddress, { id: same.id });
  return kept.length >= ADDRESSES_MAX
    ? refuse(refusals.tooManyAddresses, { limit: ADDRESSES_MAX })
    : null;
}

/** All that are kept. The caller holds the lock. */
export const keptAddresses = (tx: Tx, ownerId: number): Promise<AddressRow[]> =>
  rowsOf(tx, ownerId);

/** The caller holds the lock and has asked {@link whyNotKept}. */
export async function insertAddress(
  tx: Tx,
  ownerId: number,
  said: Said,
  { isDefault, now }: { readonly isDefault: boolean; readonly now: string },
): Promise<AddressRow> {
  if (isDefault) await makeDefault(tx, 'addresses', ownerId, null);
  return tx
    .insertInto('addresses')
    .values({
      customer_id: ownerId,
      ...columnsOf(said),
      is_default: isDefault,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The first address becomes the default. */
export function createAddress(
  { db, customer: { ownerId }, now }: UserContext,
  { isDefault, ...said }: Omit<Address, 'id' | 'rev'>,
): Promise<Address | Refusal> {
  return transaction(db, async (tx): Promise<Address | Refusal> => {
    await lockKept(tx, ownerId);
    const kept = await keptAddresses(tx, ownerId);
    const whyNot = whyNotKept(kept, said);
    if (whyNot !== null) return whyNot;
    const given = { isDefault: isDefault || kept.length === 0, now };
    return addressView(await insertAddress(tx, ownerId, said, given));
  });
}

export function updateAddress(
  { db, customer: { ownerId } }: UserContext,
  { id, rev, isDefault, ...typed }: ParsedOf<typeof updateAddressCall>,
): Promise<Address | Refusal> {
  return transaction(db, async (tx): Promise<Address | Refusal> => {
    await lockKept(tx, ownerId);
    const kept = await keptAddresses(tx, ownerId);
    const row = kept.find((one) => one.id === id);
    if (row === undefined) return refuse(plain.notFound);
    const mobilePhone = phoneFrom(typed.mobilePhone, row.mobile);
    if (mobilePhone === null) {
      return invalid({ mobilePhone: messageOf(refusals.fullNumberNeeded) });
    }
    const said = { ...typed, mobilePhone };
    const isUnchanged = saysSame(row, said);
    if (!isUnchanged && row.rev !== rev) {
      return refuse(record.changedElsewhere, { current: addressView(row) });
    }
    const same = kept.find((one) => one.id !== id && saysSame(one, said));
    if (same !== undefined) return refuse(refusals.sameAddress, { id: same.id });
    // The default stays one until another takes its place.
    if (isDefault && !row.is_default) await makeDefault(tx, 'addresses', ownerId, id);
    const written = await tx
      .updateTable('addresses')
      .set({ ...columnsOf(said), ...(!isUnchanged && { rev: sql`rev + 1` }) })
      .where('customer_id', '=', ownerId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return addressView(written);
  });
}

/** Orders keep their copy. */
export function deleteAddress(
  { db, customer: { ownerId } }: UserContext,
  { id }: { readonly id: number },
): Promise<null | Refusal> {
  return transaction(db, async (tx): Promise<null | Refusal> => {
    await lockKept(tx, ownerId);
    return (await removeKept(tx, 'addresses', ownerId, id)) ? null : refuse(plain.notFound);
  });
}

/** Repeat safe. */
export function setDefaultAddress(
  { db, customer: { ownerId } }: UserContext,
  { id }: { readonly id: number },
): Promise<null | Refusal> {
  return transaction(db, async (tx): Promise<null | Refusal> => {
    await lockKept(tx, ownerId);
    const kept = await keptAddresses(tx, ownerId);
    if (!kept.some((row) => row.id === id)) return refuse(plain.notFound);
    await makeDefault(tx, 'addresses', ownerId, id);
    return null;
  });
}
