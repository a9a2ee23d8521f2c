/** What a link shows: the quote as it was issued, beside the price of this moment. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getSharedQuote } from '@banxin/contract/calls/order/quoteShare';
import { quote as refusals } from '@banxin/contract/refusals/quote';
import { snapshotOf } from '@banxin/pricing/answers';
import { chinese } from '@banxin/pricing/chinese';
import { sumOf } from '@banxin/pricing/parts';
import { productById } from '@banxin/pricing/products';
import { sentence } from '@banxin/pricing/sentence';
import type { PricedQuote } from '@banxin/pricing/types';
import type { Context } from '../../context.ts';
import { levelAt } from '../../db/memberLevel.ts';
import { openCustomers } from '../../db/openCustomers.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { msOf } from '../../ports/clock.ts';
import { templateWithoutPrices } from '../catalogue/catalogue.ts';
import { sheetNumber } from '../order/held.ts';
import { causedDifferences } from '../order/priceCause.ts';
import { explainedPrice, specLinesOf, specOf, termsOf } from '../order/pricing.ts';
import { answerOf, isOver, liveLink, stateOf } from './linkView.ts';

type Output = OutputOf<typeof getSharedQuote>;

/** Terms of the customer whose quote it is, as they are now; those of a visitor once the account is closed. */
async function termsNow(db: Db, ownerId: number, now: string) {
  const owner = await openCustomers(db)
    .where('c.id', '=', ownerId)
    .select(['c.type', 'c.vip_level', 'c.vip_until'])
    .select(['c.vip_next_level', 'c.vip_next_until', 'c.growth_level'])
    .executeTakeFirst();
  if (owner === undefined) return termsOf(null);
  return termsOf({ type: owner.type, vipLevel: levelAt(owner, msOf(now)) });
}

export async function readShared(
  { db, now }: Context,
  { token }: ParsedOf<typeof getSharedQuote>,
): Promise<Output | Refusal> {
  const row = await liveLink(db, token)
    .selectAll('link')
    .select(['sheet.issued_on', 'sheet.issued_at', 'sheet.configuration'])
    .select(['sheet.quote', 'sheet.terms'])
    .executeTakeFirst();
  const product = row && productById(row.configuration.productId);
  if (row === undefined || row.terms === null || product === undefined) {
    return refuse(refusals.unknownLink);
  }
  const { configuration, quote, terms } = row;
  const { urgent, chosenCarrier, packaging, province } = terms;
  const job = {
    configuration,
    urgent,
    packaging,
    province: province ?? undefined,
    carrier: chosenCarrier ?? undefined,
  };
  const today = explainedPrice(job, await termsNow(db, row.customer_id, now), now);
  const priced: PricedQuote | null = today?.valid ? today : null;
  const { spec, spec_said } = specOf(product, configuration);
  const piece = sentence('unit', product.pieceUnit);
  return {
    number: sheetNumber(row.issued_on, row.sheet_id),
    state: stateOf(row, now),
    shownAs: row.shown_as,
    issuedAt: row.issued_at,
    validUntil: row.valid_until,
    isOver: isOver(row, now),
    product: templateWithoutPrices(product),
    productId: product.id,
    productName: product.name,
    configuration,
    spec,
    specSaid: spec_said,
    specLines: specLinesOf(configuration),
    province,
    urgent,
    quote,
    printing: sumOf(quote.lines, 'printing'),
    piece: { label: chinese(piece), said: piece },
    pieces: configuration.quantity * configuration.styles * product.piecesPerUnit,
    arrivesBy: priced?.delivery?.arriveDate ?? null,
    now: priced && snapshotOf(priced),
    differences: priced ? causedDifferences(quote, priced) : [],
    answer: answerOf(row),
  };
}
