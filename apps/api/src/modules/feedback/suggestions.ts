/** Opinions: giving one, following it, adding to it. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  addSuggestionNote,
  createSuggestion,
  getSuggestions,
} from '@banxin/contract/calls/feedback/suggestion';
import { SUGGESTION_NOTES_MAX } from '@banxin/contract/constants';
import type { Suggestion } from '@banxin/contract/entities/feedback';
import { feedback as refusals } from '@banxin/contract/refusals/feedback';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Selectable } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { SuggestionsTable } from '../../db/tables/feedback.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { markUsed } from '../file/files.ts';
import { countOne, nextNumber } from './numbers.ts';

type Row = Selectable<SuggestionsTable>;

const DAY_MS = 24 * 3_600_000;

/** Until the next day begins in Asia/Shanghai. @unit s */
const untilTomorrow = (day: string, now: string): number =>
  Math.ceil((msOf(`${day}T00:00:00+08:00`) + DAY_MS - msOf(now)) / 1_000);

/** Whether an order is the customer's own, and still listed. */
const isOwnOrder = async (db: Db, ownerId: number, orderSN: string): Promise<boolean> => {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('order_sn', '=', orderSN)
    .where('customer_id', '=', ownerId)
    .where('tab', 'is not', null)
    .executeTakeFirst();
  return order !== undefined;
};

/** Whether every picture was uploaded for an opinion by this account, has arrived and opens. */
async function arePictures(
  db: Db,
  { id, ownerId }: UserContext['customer'],
  fileIds: readonly string[],
): Promise<boolean> {
  if (fileIds.length === 0) return true;
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('customer_id', '=', ownerId)
    .where('uploaded_by', '=', id)
    .where('id', 'in', [...fileIds])
    .where('purpose', '=', 'suggestion')
    .where('status', '=', 'checked')
    .execute();
  return found.length === new Set(fileIds).size && found.length === fileIds.length;
}

/** All or nothing: a refusal counts no opinion and uses up no number. */
export async function giveSuggestion(
  { db, customer, now }: UserContext,
  { kind, content, orderSN, fileIds, phone }: ParsedOf<typeof createSuggestion>,
): Promise<OutputOf<typeof createSuggestion> | Refusal> {
  const { id, ownerId } = customer;
  if (orderSN !== undefined && !(await isOwnOrder(db, ownerId, orderSN))) {
    return invalid({ orderSN: messageOf(refusals.noSuchOrder) });
  }
  if (!(await arePictures(db, customer, fileIds))) {
    return invalid({ fileIds: messageOf(refusals.pictureUnusable) });
  }
  const day = dayOf(msOf(now));
  return transaction(db, async (tx) => {
    if (!(await countOne(tx, id, day))) {
      return refuse(refusals.tooManyToday, { retryAfter: untilTomorrow(day, now) });
    }
    const number = await nextNumber(tx, day);
    const row = await tx
      .insertInto('suggestions')
      .values({
        customer_id: ownerId,
        written_by: id,
        number,
        kind,
        content,
        order_sn: orderSN ?? null,
        phone: phone || null,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (fileIds.length > 0) {
      await tx
        .insertInto('suggestion_files')
        .values(
          fileIds.map((file_id, position) => ({
            customer_id: ownerId,
            suggestion_id: row.id,
            position,
            file_id,
          })),
        )
        .execute();
      await markUsed(tx, ownerId, fileIds);
    }
    return { number };
  });
}

/** Rows with their pictures and notes, in three statements whatever their number. */
async function viewsOf(db: Db, ownerId: number, rows: readonly Row[]): Promise<Suggestion[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pictures = await db
    .selectFrom('suggestion_files as used')
    .innerJoin('files', (join) =>
      join
        .onRef('files.customer_id', '=', 'used.customer_id')
        .onRef('files.id', '=', 'used.file_id'),
    )
    .select(['used.suggestion_id', 'files.id', 'files.name'])
    .where('used.customer_id', '=', ownerId)
    .where('used.suggestion_id', 'in', ids)
    .orderBy('used.position')
    .execute();
  const notes = await db
    .selectFrom('suggestion_notes')
    .select(['suggestion_id', 'by_shop', 'text', 'at'])
    .where('customer_id', '=', ownerId)
    .where('suggestion_id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    content: row.content,
    status: row.status,
    orderSN: row.order_sn,
    phone: row.phone,
    createdAt: row.created_at,
    pictures: pictures
      .filter(({ suggestion_id }) => suggestion_id === row.id)
      .map(({ id, name }) => ({ id, name })),
    notes: notes
      .filter(({ suggestion_id }) => suggestion_id === row.id)
      .map(({ by_shop, text, at }) => ({ byShop: by_shop, text, at })),
  }));
}

const ownRows = (db: Db, { id, ownerId }: UserContext['customer']) =>
  db.selectFrom('suggestions').where('customer_id', '=', ownerId).where('written_by', '=', id);

export async function listSuggestions(
  { db, customer }: UserContext,
  { pageIndex, pageSize }: ParsedOf<typeof getSuggestions>,
): Promise<OutputOf<typeof getSuggestions>> {
  const { total } = await ownRows(db, customer)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ownRows(db, customer)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { items: await viewsOf(db, customer.ownerId, rows), total: Number(total) };
}

export async function addNote(
  { db, customer, now }: UserContext,
  { number, text }: ParsedOf<typeof addSuggestionNote>,
): Promise<Suggestion | Refusal> {
  return transaction(db, async (tx) => {
    // Locked, so that two additions at once are counted one after the other.
    const row = await ownRows(tx, customer)
      .selectAll()
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return refuse(refusals.unknown);
    const { count } = await tx
      .selectFrom('suggestion_notes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('customer_id', '=', row.customer_id)
      .where('suggestion_id', '=', row.id)
      .where('by_shop', '=', false)
      .executeTakeFirstOrThrow();
    if (Number(count) >= SUGGESTION_NOTES_MAX) return refuse(refusals.tooManyNotes);
    await tx
      .insertInto('suggestion_notes')
      .values({
        customer_id: row.customer_id,
        suggestion_id: row.id,
        by_shop: false,
        text,
        at: now,
      })
      .execute();
    // The desk reads what comes after an answer, the oldest first.
    await tx
      .updateTable('suggestions')
      .set({ noted_at: row.noted_at ?? now })
      .where('customer_id', '=', row.customer_id)
      .where('id', '=', row.id)
      .execute();
    const [view] = await viewsOf(tx, customer.ownerId, [row]);
    return view as Suggestion;
  });
}
