/** What lies on the shelf of a product, and what it costs whoever asks. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getGoods } from '@banxin/contract/calls/stock/goods';
import type { SampleTerms } from '@banxin/contract/calls/stock/goods.schemas';
import { SAMPLE_DISCOUNT_LEVELS, VIP_LEVELS } from '@banxin/contract/constants';
import { stock as refusals } from '@banxin/contract/refusals/stock';
import type { Product } from '@banxin/pricing/types';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { listAddresses } from '../customer/addresses.ts';
import { goodsById, mostPerOrder } from '../stock/cartLines.ts';
import { priceOf, seesPrices, unitPriceOf } from './goodsPrice.ts';
import { isReminded } from './reminder.ts';
import { shelvesOf } from './view.ts';

const is = (levels: readonly number[], level: number): boolean => levels.includes(level);

/** Growth levels pay 0.9 of a sample's price, members have a quota of free ones, nobody else has either. */
async function sampleTerms(
  { db, customer }: UserContext,
  product: Product,
): Promise<SampleTerms | null> {
  if (!product.stock?.sample) return null;
  if (is(SAMPLE_DISCOUNT_LEVELS, customer.vipLevel)) return { kind: 'rate', left: 0 };
  if (!is(VIP_LEVELS, customer.vipLevel)) return { kind: 'none', left: 0 };
  const account = await db
    .selectFrom('accounts')
    .select('sample_quota')
    .where('customer_id', '=', customer.ownerId)
    .executeTakeFirst();
  const left = account?.sample_quota ?? 0;
  return { kind: left > 0 ? 'quota' : 'quotaSpent', left };
}

export async function readGoods(
  context: UserContext,
  { id }: ParsedOf<typeof getGoods>,
): Promise<OutputOf<typeof getGoods> | Refusal> {
  const { db, customer: actor, now } = context;
  const product = goodsById(id);
  if (product === undefined) return refuse(refusals.unknown);
  const shelf = (await shelvesOf(db, [id])).get(id);
  const [address] = await listAddresses(context);
  const one = priceOf(product, 1, { actor, now, province: address?.province });
  const { tiers } = product.quantity;
  return {
    productId: product.id,
    name: product.name,
    description: product.description,
    unit: product.quantity.unit,
    goodsKind: product.stock?.goodsKind ?? 0,
    available: shelf?.available ?? 0,
    perOrder: mostPerOrder(product),
    restockOn: shelf?.available === 0 ? shelf.restock_on : null,
    isReminded: await isReminded(context, id),
    ladder: tiers.flatMap((quantity) => {
      const priced = seesPrices(actor) ? priceOf(product, quantity, { actor, now }) : null;
      return priced ? [{ quantity, each: unitPriceOf(priced) }] : [];
    }),
    sample: await sampleTerms(context, product),
    delivery: one?.delivery
      ? { factory: one.delivery.factory.id, arrives: one.delivery.arriveDate }
      : null,
  };
}
