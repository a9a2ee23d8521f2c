/** The buyer's side of a shared quote: making a link, seeing what was answered, taking it back. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  getQuoteShares,
  shareQuote,
  withdrawQuote,
} from '@banxin/contract/calls/order/quoteShare';
import { QUOTE_LINKS_MAX } from '@banxin/contract/constants';
import type { Fen } from '@banxin/contract/money';
import { quote as refusals } from '@banxin/contract/refusals/quote';
import { productById } from '@banxin/pricing/products';
import type { UserContext } from '../../context.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { sha256 } from '../../sha256.ts';
import { sheetNumber } from '../order/held.ts';
import { specOf } from '../order/pricing.ts';
import { answerOf, linksWithQuotes, stateOf } from './linkView.ts';

/** Random bytes of a token: 43 letters. */
const TOKEN_BYTES = 32;

/** The id that a quote's number ends in; null for what is no number of a quote. */
const idOf = (number: string): number | null => {
  const id = Number(/^BJ\d{8}-(\d{7,10})$/.exec(number)?.[1]);
  return Number.isSafeInteger(id) && id <= 2_147_483_647 ? id : null;
};

/** A quote of this customer by its number. */
async function ownSheet(db: Db, ownerId: number, number: string) {
  const id = idOf(number);
  if (id === null) return undefined;
  const sheet = await db
    .selectFrom('quote_sheets')
    .select(['id', 'issued_on', 'valid_until', 'configuration', 'terms'])
    .where('customer_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  const isThis = sheet?.terms !== null && sheet && sheetNumber(sheet.issued_on, id) === number;
  return isThis ? sheet : undefined;
}

/** One customer's links are made one after the other, so that their number is known. */
const takeTurns = (tx: Tx, ownerId: number) =>
  tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

const ownLinks = (db: Db, ownerId: number) =>
  db.selectFrom('quote_links').where('customer_id', '=', ownerId);

export async function share(
  { db, customer, now, random }: UserContext,
  { number, shownAs }: ParsedOf<typeof shareQuote>,
): Promise<OutputOf<typeof shareQuote> | Refusal> {
  const { id: actorId, ownerId } = customer;
  const today = dayOf(msOf(now));
  return transaction(db, async (tx) => {
    const sheet = await ownSheet(tx, ownerId, number);
    if (sheet === undefined) return refuse(refusals.unknownSheet);
    if (sheet.valid_until < today) {
      return refuse(refusals.over, { validUntil: sheet.valid_until });
    }
    await takeTurns(tx, ownerId);
    const live = await ownLinks(tx, ownerId)
      .selectAll()
      .where('sheet_id', '=', sheet.id)
      .where('withdrawn_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (live !== undefined) {
      // What was answered was answered to the name that stood there.
      const name = live.is_agreed === null ? shownAs : live.shown_as;
      if (name !== live.shown_as) {
        await tx
          .updateTable('quote_links')
          .set({ shown_as: name })
          .where('customer_id', '=', ownerId)
          .where('id', '=', live.id)
          .execute();
      }
      return { token: live.token, shownAs: name, state: stateOf(live, now) };
    }
    const { count } = await ownLinks(tx, ownerId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('withdrawn_at', 'is', null)
      .where('valid_until', '>=', today)
      .executeTakeFirstOrThrow();
    if (Number(count) >= QUOTE_LINKS_MAX) {
      return refuse(refusals.tooManyLinks, { limit: QUOTE_LINKS_MAX });
    }
    const token = random.token(TOKEN_BYTES);
    await tx
      .insertInto('quote_links')
      .values({
        customer_id: ownerId,
        sheet_id: sheet.id,
        product_id: sheet.configuration.productId,
        token,
        token_hash: sha256(token),
        shown_as: shownAs,
        shared_by: actorId,
        shared_at: now,
        valid_until: sheet.valid_until,
      })
      .execute();
    return { token, shownAs, state: 'waiting' as const };
  });
}

export async function listLinks(
  { db, customer, now }: UserContext,
  { productId, pageIndex, pageSize }: ParsedOf<typeof getQuoteShares>,
): Promise<OutputOf<typeof getQuoteShares>> {
  const mine = () => {
    const links = linksWithQuotes(db).where('link.customer_id', '=', customer.ownerId);
    return productId === undefined ? links : links.where('link.product_id', '=', productId);
  };
  const [counted, rows] = await Promise.all([
    mine()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    mine()
      .selectAll('link')
      .select(['sheet.issued_on', 'sheet.configuration', 'sheet.quote', 'sheet.terms'])
      .orderBy('link.id', 'desc')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
  ]);
  const items = rows.map((row) => {
    const { configuration, quote, terms } = row;
    const product = productById(configuration.productId);
    const { spec, spec_said } = product
      ? specOf(product, configuration)
      : { spec: '', spec_said: '[]' };
    return {
      id: row.id,
      token: row.withdrawn_at === null ? row.token : null,
      number: sheetNumber(row.issued_on, row.sheet_id),
      state: stateOf(row, now),
      shownAs: row.shown_as,
      sharedAt: row.shared_at,
      validUntil: row.valid_until,
      answer: answerOf(row),
      productId: configuration.productId,
      productName: product?.name ?? '',
      spec,
      specSaid: spec_said,
      configuration,
      urgent: terms?.urgent ?? 'none',
      carrier: terms?.chosenCarrier ?? null,
      total: quote.total as Fen,
    };
  });
  return { items, total: Number(counted.total) };
}

export async function withdraw(
  { db, customer, now }: UserContext,
  { id }: ParsedOf<typeof withdrawQuote>,
): Promise<OutputOf<typeof withdrawQuote> | Refusal> {
  const ended = await db
    .updateTable('quote_links')
    .set((eb) => ({ withdrawn_at: eb.fn.coalesce('withdrawn_at', eb.val(now)) }))
    .where('customer_id', '=', customer.ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows) === 0 ? refuse(refusals.unknownLink) : null;
}
