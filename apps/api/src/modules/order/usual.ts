/** What a customer orders again and again: the newest orders of ninety days by what they are, and pages looked at. */
import type { OutputOf } from '@banxin/contract/call';
import type { getUsualOrders } from '@banxin/contract/calls/order/usual';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { orderStatus } from '@banxin/contract/enums/order';
import { productById } from '@banxin/pricing/products';
import type { UserContext } from '../../context.ts';
import { prepared } from '../../db/prepared.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { asLastJob, lastJobColumns } from './lastJob.ts';

type Usual = OutputOf<typeof getUsualOrders>[number];

const DAYS = 90;
const DAY = 86_400_000;
const MOST = 6;
/** A shop's buyer who orders more often is known by the newest. */
const ORDERS_READ = 500;
/** A page that was opened once or twice is no habit. */
const VISITS_LEAST = 3;

interface Since {
  readonly customerId: number;
  /** A sub-account has its own orders only. */
  readonly placedBy: number | undefined;
  readonly since: string;
}

const newest = prepared((db, { customerId, placedBy, since }: Since) => {
  const all = db
    .selectFrom('orders')
    .select(['product_id', ...lastJobColumns])
    .where('customer_id', '=', customerId)
    .where('tab', 'is not', null)
    .where('status', '!=', orderStatus.cancelled)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ORDERS_READ);
  return placedBy === undefined ? all : all.where('placed_by', '=', placedBy);
});

const visits = prepared((db, { customerId, day }: { customerId: number; day: string }) =>
  db
    .selectFrom('category_visits')
    .select((eb) => ['category_id as id', eb.fn.sum<number>('times').as('times')])
    .where('customer_id', '=', customerId)
    .where('day', '>=', day)
    .groupBy('category_id'),
);

/** The same for orders of one thing, however many of it. */
function familyOf({ quantity: _, styles: __, crafts, ...rest }: Configuration): string {
  const byName = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  const works = [...crafts].sort((a, b) => (a.id < b.id ? -1 : 1));
  return JSON.stringify([byName, works.map(({ id, sides, params }) => [id, sides, params])]);
}

export async function readUsual({ db, customer, now }: UserContext): Promise<Usual[]> {
  const since = msOf(now) - DAYS * DAY;
  const isOwner = customer.id === customer.ownerId;
  const [orders, looked] = await Promise.all([
    newest(db, {
      customerId: customer.ownerId,
      placedBy: isOwner ? undefined : customer.id,
      since: instantOf(since),
    }),
    visits(db, { customerId: customer.id, day: dayOf(since) }),
  ]);
  const times = new Map(looked.map(({ id, times: count }) => [id, Number(count)]));
  const families = new Map<string, Usual>();
  for (const order of orders) {
    const product = productById(order.product_id);
    if (!product) continue;
    const key = familyOf(order.configuration);
    const known = families.get(key);
    families.set(key, {
      productId: product.id,
      productName: product.name,
      family: product.art,
      visits: times.get(product.id) ?? 0,
      orders: (known?.orders ?? 0) + 1,
      // The newest comes first.
      last: known?.last ?? asLastJob(order, customer),
    });
  }
  const ordered = [...families.values()];
  const isOrdered = new Set(ordered.map(({ productId }) => productId));
  const onlyLooked = [...times].flatMap(([id, count]): Usual[] => {
    const product = productById(id);
    if (!product || isOrdered.has(id) || count < VISITS_LEAST) return [];
    const { name: productName, art: family } = product;
    return [{ productId: id, productName, family, visits: count, orders: 0, last: null }];
  });
  // Both sorts keep the order of equals: the newest order first.
  return [...ordered, ...onlyLooked]
    .sort((a, b) => b.orders - a.orders || b.visits - a.visits)
    .slice(0, MOST);
}
