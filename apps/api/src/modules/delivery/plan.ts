/** Today at the factories, and when something would arrive that is ordered now. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getDeliveryPlan } from '@banxin/contract/calls/delivery/plan';
import type { FactoryStanding } from '@banxin/contract/calls/delivery/plan.schemas';
import { catalogue } from '@banxin/contract/refusals/catalogue';
import { delivery as refusals } from '@banxin/contract/refusals/delivery';
import { messageOf } from '@banxin/contract/refusals/row';
import { book } from '@banxin/pricing/book';
import { dateOf, dayNumber, isWorkday, localTime } from '@banxin/pricing/calendar';
import { startDay } from '@banxin/pricing/delivery';
import { findProvince } from '@banxin/pricing/geo';
import { productById } from '@banxin/pricing/products';
import { quote } from '@banxin/pricing/quote';
import { ANONYMOUS, type Product } from '@banxin/pricing/types';
import type { Context } from '../../context.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';

type Answer = OutputOf<typeof getDeliveryPlan>;

/** When today's production closes, and when what comes later begins: every factory keeps the same days and the same cut-off. */
export function cutOffToday(now: string): Omit<FactoryStanding, 'factoryId'> {
  const local = localTime(now);
  const start = startDay(book.cutOff, local, true);
  const today = dayNumber(local.date);
  const cutOffAt = instantOf(msOf(`${local.date}T${book.cutOff}:00+08:00`));
  return {
    cutOffAt: start === today ? cutOffAt : null,
    rests: !isWorkday(today),
    startDate: dateOf(start),
  };
}

function standings(now: string): FactoryStanding[] {
  const today = cutOffToday(now);
  return book.factories.map(({ id }) => ({ factoryId: id, ...today }));
}

/** The plan of a product as it is first configured; null where nothing is delivered. */
function planOf(product: Product, province: string, now: string): Answer['plan'] {
  const priced = quote(product, book, {
    configuration: product.defaults,
    customer: ANONYMOUS,
    urgent: 'none',
    now,
    packaging: {},
    destination: { province },
  });
  if (!priced.valid || priced.delivery === null) return null;
  const { factory, startDate, shipDate, arriveDate, days, transitDays, carrier } = priced.delivery;
  return {
    productId: product.id,
    factoryId: factory.id,
    ...{ startDate, shipDate, arriveDate, days, transitDays, carrier },
  };
}

export async function readDeliveryPlan(
  { now }: Context,
  { productId, province }: ParsedOf<typeof getDeliveryPlan>,
): Promise<Answer | Refusal> {
  const product = productById(productId);
  if (product === undefined) return refuse(catalogue.unknown);
  if (province !== undefined && findProvince(province) === undefined) {
    return invalid({ province: messageOf(refusals.unknownProvince) });
  }
  const plan = province === undefined ? null : planOf(product, province, now);
  return { now, factories: standings(now), plan };
}
