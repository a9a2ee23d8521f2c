/** What a paid level would have taken off what was ordered: the engine's own line of the discount, order by order. */
import type { OutputOf } from '@banxin/contract/call';
import type { getVipSaving } from '@banxin/contract/calls/customer/membership';
import { VIP_LEVELS } from '@banxin/contract/constants';
import { orderStatus } from '@banxin/contract/enums/order';
import { fen } from '@banxin/contract/money';
import type { UserContext } from '../../context.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { price, termsOf } from '../order/pricing.ts';

type Output = OutputOf<typeof getVipSaving>;

const DAY_MS = 24 * 3_600_000;
/** Twelve months. @unit days */
const DAYS = 365;
/** Orders that are counted at most, the newest first. */
const ORDERS_MAX = 2_000;
/** Products that are listed. */
const LINES_MAX = 20;

const { cancelled, deleted } = orderStatus;

/** Paid orders of goods that were not cancelled, by today's prices. Freight, samples and fees have no such line. */
export async function readSaving({ db, customer, now }: UserContext): Promise<Output> {
  const until = dayOf(msOf(now));
  const from = dayOf(msOf(now) - DAYS * DAY_MS);
  const orders = await db
    .selectFrom('orders')
    .select(['product_id', 'product_name', 'configuration'])
    .where('customer_id', '=', customer.ownerId)
    .where('paid_at', '>=', instantOf(msOf(`${from}T00:00:00+08:00`)))
    .where('status', 'not in', [cancelled, deleted])
    .where('tab', 'is not', null)
    .orderBy('paid_at', 'desc')
    .limit(ORDERS_MAX)
    .execute();
  const saved = (configuration: (typeof orders)[number]['configuration'], vipLevel: number) => {
    const priced = price(
      { configuration, urgent: 'none' },
      termsOf({ type: customer.type, vipLevel }),
      now,
    );
    const line = priced?.valid ? priced.lines.find(({ id }) => id === 'vip') : undefined;
    return line === undefined ? 0 : -line.amount;
  };
  const products = Map.groupBy(orders, ({ product_id }) => product_id);
  const lines = [...products].map(([productId, rows]) => ({
    productId,
    productName: rows[0]?.product_name ?? '',
    orders: rows.length,
    sums: VIP_LEVELS.map((level) => ({
      level,
      sum: fen(rows.reduce((sum, { configuration }) => sum + saved(configuration, level), 0)),
    })),
  }));
  const most = ({ sums }: (typeof lines)[number]) => sums.at(-1)?.sum ?? 0;
  const counted = lines.filter((line) => most(line) > 0).toSorted((a, b) => most(b) - most(a));
  return {
    from,
    until,
    orders: counted.reduce((sum, line) => sum + line.orders, 0),
    sums: VIP_LEVELS.map((level, at) => ({
      level,
      sum: fen(counted.reduce((sum, { sums }) => sum + (sums[at]?.sum ?? 0), 0)),
    })),
    lines: counted.slice(0, LINES_MAX),
  };
}
