/** The category centre: products that fit, with the customer's own prices, in the order that was asked for. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { filterCatalogue } from '@banxin/contract/calls/catalogue/filter';
import { orderStatus } from '@banxin/contract/enums/order';
import { categories } from '@banxin/pricing/products';
import type { CustomerType } from '@banxin/pricing/types';
import type { UserContext } from '../../context.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { couponView } from '../coupon/coupon.ts';
import { fitsCoupon, usableCoupon } from '../coupon/fits.ts';
import { readSales } from './bestsellers.ts';
import { seesPrices } from './catalogue.ts';
import { countFacets, dropHints, select, withoutDead } from './facets.ts';
import { markerFor } from './marks.ts';
import { type Offer, offersFor } from './offers.ts';
import { readRestocks } from './shelf.ts';

type Sort = ParsedOf<typeof filterCatalogue>['sort'];
/** How much speaks for a product; the most comes first. */
type Weight = (offer: Offer) => number;

/** Habits of so many days count. */
const HABIT_DAYS = 90;
const DAY_MS = 24 * 3_600_000;
/** An order says as much about a habit as so many looks at a product. */
const LOOKS_PER_ORDER = 20;

const withoutPrice = (offer: Offer): Offer => ({
  ...offer,
  card: { ...offer.card, from: null, thousand: null },
  traits: { ...offer.traits, price: new Map() },
});

/** What this customer looks at and orders; the looks are personal, orders those of the main account. */
async function readHabits({ db, customer, now }: UserContext): Promise<Weight> {
  const since = dayOf(msOf(now) - HABIT_DAYS * DAY_MS);
  const [looks, orders] = await Promise.all([
    db
      .selectFrom('category_visits')
      .select((eb) => ['category_id as id', eb.fn.sum<number>('times').as('times')])
      .where('customer_id', '=', customer.id)
      .where('day', '>=', since)
      .groupBy('category_id')
      .execute(),
    db
      .selectFrom('orders')
      .select((eb) => ['product_id as id', eb.fn.countAll<number>().as('times')])
      .where('customer_id', '=', customer.ownerId)
      .where('created_at', '>=', instantOf(msOf(`${since}T00:00:00+08:00`)))
      .where('status', '!=', orderStatus.cancelled)
      .groupBy('product_id')
      .execute(),
  ]);
  const weights = new Map(orders.map(({ id, times }) => [id, Number(times) * LOOKS_PER_ORDER]));
  for (const { id, times } of looks) weights.set(id, (weights.get(id) ?? 0) + Number(times));
  return ({ card }) => weights.get(card.id) ?? 0;
}

async function weightOf(context: UserContext, sort: Sort): Promise<Weight> {
  switch (sort) {
    case 'usual':
      return readHabits(context);
    case 'sales': {
      const { rows } = await readSales(context);
      const orders = new Map(rows.map((row) => [row.productId, row.orders]));
      return ({ card }) => orders.get(card.id) ?? 0;
    }
    case 'price':
      return ({ card }) => -(card.from ?? 0);
    case 'fastest':
      return ({ card }) => -card.days;
  }
}

/** Equal ones stand as in the catalogue. */
export async function filterProducts(
  context: UserContext,
  { parentId, couponId, filters, sort }: ParsedOf<typeof filterCatalogue>,
): Promise<OutputOf<typeof filterCatalogue>> {
  const { customer, db } = context;
  const priced = offersFor({ type: customer.type as CustomerType, vipLevel: customer.vipLevel });
  const coupon = couponId === undefined ? null : await usableCoupon(context, couponId);
  const fitting =
    coupon === null ? priced : priced.filter(({ card }) => fitsCoupon(coupon, card.id));
  const offers = seesPrices(customer) ? fitting : fitting.map(withoutPrice);
  // Whether a value exists is asked of the whole catalogue: in another category it may leave nothing, and stays.
  const { alive, dropped } = withoutDead(offers, filters);
  const inCategory = offers.filter((one) => parentId === null || one.parentId === parentId);
  const found = select(inCategory, alive);
  const [weight, restocks, marked] = await Promise.all([
    weightOf(context, sort),
    readRestocks(db),
    markerFor(context),
  ]);
  return {
    products: found
      .toSorted((a, b) => weight(b) - weight(a))
      .map(({ card }) => ({ ...marked(card), restockOn: restocks.get(card.id) ?? null })),
    facets: countFacets(inCategory, alive),
    dropHints: found.length === 0 ? dropHints(inCategory, alive) : [],
    dropped,
    coupon: coupon && couponView({ ...coupon, order_sn: null }),
    counts: categories.map(({ id }) => ({
      id,
      count: select(offers, alive).filter((one) => one.parentId === id).length,
    })),
  };
}
