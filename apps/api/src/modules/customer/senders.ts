/** Who parcels say they come from, kept for the next orders: at most 20, one of them the default. */
import type { ParsedOf } from '@banxin/contract/call';
import type {
  saveSender as saveSenderCall,
  setDefaultSender as setDefaultSenderCall,
} from '@banxin/contract/calls/customer/sender';
import { SENDERS_MAX } from '@banxin/contract/constants';
import type { KeptSender, Sender } from '@banxin/contract/entities/sender';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { record } from '@banxin/contract/refusals/record';
import { messageOf } from '@banxin/contract/refusals/row';
import { maskReceiverPhone } from '@banxin/contract/rules/masked';
import { type Selectable, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { SendersTable } from '../../db/tables/customers.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { lockKept, makeDefault, removeKept } from './kept.ts';

type SenderRow = Selectable<SendersTable>;

const view = ({ id, name, phone, address, hide, is_default, rev }: SenderRow): KeptSender => ({
  ...{ id, name, phone, address, hide, isDefault: is_default, rev },
});

/** The default first, then what was ordered with last, then the newest. */
const rowsOf = (db: Db, ownerId: number): Promise<SenderRow[]> =>
  db
    .selectFrom('senders')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .orderBy('is_default', 'desc')
    .orderBy('used_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();

export async function listSenders({ db, customer }: UserContext): Promise<KeptSender[]> {
  return (await rowsOf(db, customer.ownerId)).map(view);
}

/** Whom an order comes from that names nobody; null: the works. */
export async function defaultSender(db: Db, ownerId: number): Promise<Sender | null> {
  const row = await db
    .selectFrom('senders')
    .select(['name', 'phone', 'address', 'hide'])
    .where('customer_id', '=', ownerId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** Two of one name, phone and address are one, whatever they hide. */
const isSame = (row: SenderRow, { name, phone, address }: Sender): boolean =>
  row.name === name && row.phone === phone && row.address === address;

const insert = (tx: Tx, values: Omit<SenderRow, 'id' | 'rev' | 'used_at'>) =>
  tx.insertInto('senders').values(values).returningAll().executeTakeFirstOrThrow();

const write = (tx: Tx, { customer_id, id }: SenderRow, said: Sender) =>
  tx
    .updateTable('senders')
    .set({ ...said, rev: sql`rev + 1` })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** A masked phone is nobody's number, unless it is the mask of the stored one. */
const isStored = (phone: string, row: SenderRow | undefined): boolean =>
  row !== undefined && (phone === row.phone || phone === maskReceiverPhone(row.phone));

export function saveSender(
  { db, customer: { ownerId }, now }: UserContext,
  { id, rev, isDefault, ...typed }: ParsedOf<typeof saveSenderCall>,
): Promise<KeptSender | Refusal> {
  return transaction(db, async (tx): Promise<KeptSender | Refusal> => {
    await lockKept(tx, ownerId);
    const kept = await rowsOf(tx, ownerId);
    const row = kept.find((one) => one.id === id);
    if (id !== undefined && row === undefined) return refuse(plain.notFound);
    if (typed.phone.includes('*') && !isStored(typed.phone, row)) {
      return invalid({ phone: messageOf(refusals.fullNumberNeeded) });
    }
    const phone = row !== undefined && typed.phone.includes('*') ? row.phone : typed.phone;
    const said: Sender = { ...typed, phone };
    const same = kept.find((one) => one.id !== id && isSame(one, said));
    if (same !== undefined) return refuse(refusals.sameSender, { id: same.id });
    if (row === undefined) {
      if (kept.length >= SENDERS_MAX)
        return refuse(refusals.tooManySenders, { limit: SENDERS_MAX });
      const is_default = isDefault || kept.length === 0;
      if (is_default) await makeDefault(tx, 'senders', ownerId, null);
      return view(await insert(tx, { customer_id: ownerId, ...said, is_default, created_at: now }));
    }
    const isUnchanged = isSame(row, said) && row.hide === said.hide;
    if (!isUnchanged && row.rev !== rev) {
      return refuse(record.changedElsewhere, { current: view(row) });
    }
    const takesOver = isDefault && !row.is_default;
    if (takesOver) await makeDefault(tx, 'senders', ownerId, row.id);
    const written = isUnchanged ? row : await write(tx, row, said);
    return view({ ...written, is_default: row.is_default || takesOver });
  });
}

/** Orders keep their copy. */
export function deleteSender(
  { db, customer: { ownerId } }: UserContext,
  { id }: { readonly id: number },
): Promise<null | Refusal> {
  return transaction(db, async (tx): Promise<null | Refusal> => {
    await lockKept(tx, ownerId);
    return (await removeKept(tx, 'senders', ownerId, id)) ? null : refuse(plain.notFound);
  });
}

/** Repeat safe. */
export function setDefaultSender(
  { db, customer: { ownerId } }: UserContext,
  { id }: ParsedOf<typeof setDefaultSenderCall>,
): Promise<null | Refusal> {
  return transaction(db, async (tx): Promise<null | Refusal> => {
    await lockKept(tx, ownerId);
    const kept = await rowsOf(tx, ownerId);
    if (id !== null && !kept.some((row) => row.id === id)) return refuse(plain.notFound);
    await makeDefault(tx, 'senders', ownerId, id);
    return null;
  });
}
