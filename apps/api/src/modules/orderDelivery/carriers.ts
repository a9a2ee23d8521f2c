/** Carriers: who they are, and which take a job where and for how much. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  bestDelivery,
  checkDeliveryLimit,
  getExpresses,
  getExpressInfos,
  getOnlyExpresses,
} from '@banxin/contract/calls/delivery/carriers';
import type { CarrierOption } from '@banxin/contract/calls/order/confirm.schemas';
import { catalogue } from '@banxin/contract/refusals/catalogue';
import { delivery as refusals } from '@banxin/contract/refusals/delivery';
import { messageOf } from '@banxin/contract/refusals/row';
import { carriersOf } from '@banxin/pricing/answers';
import { book } from '@banxin/pricing/book';
import { findProvince } from '@banxin/pricing/geo';
import type { Context } from '../../context.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { price, refusalOf, termsOf } from '../order/pricing.ts';

type Sent = ParsedOf<typeof getExpressInfos>;

export const listCarrierNames = async (): Promise<OutputOf<typeof getOnlyExpresses>> =>
  book.carriers.map(({ code, name }) => ({ code, name }));

export const listCarriers = async (): Promise<OutputOf<typeof getExpresses>> =>
  book.carriers.map(({ code, name, charge, divisor, minGrams, maxGrams, sameCityOnly }) => ({
    ...{ code, name, charge, divisor },
    ...{ minGrams, maxGrams, sameCityOnly },
  }));

/** Every carrier of a job, or why there is none. */
export async function readOptions(
  { customer, now }: Context,
  sent: Sent,
): Promise<CarrierOption[] | Refusal> {
  if (findProvince(sent.province) === undefined) {
    return invalid({ province: messageOf(refusals.unknownProvince) });
  }
  const priced = price(sent, termsOf(customer), now);
  if (priced === undefined) return refuse(catalogue.unknown);
  return priced.valid ? carriersOf(priced) : refusalOf(priced);
}

export async function readBest(
  context: Context,
  sent: Sent,
): Promise<OutputOf<typeof bestDelivery> | Refusal> {
  const options = await readOptions(context, sent);
  if (options instanceof Refusal) return options;
  const marked = (mark: CarrierOption['marks'][number]): CarrierOption | null =>
    options.find(({ marks }) => marks.includes(mark)) ?? null;
  return {
    cheapest: marked('cheapest'),
    fastest: marked('fastest'),
    recommended: marked('recommended'),
  };
}

export async function checkLimits(
  context: Context,
  sent: Sent,
): Promise<OutputOf<typeof checkDeliveryLimit> | Refusal> {
  const province = findProvince(sent.province);
  if (province && book.unreachable.includes(province.name)) {
    return { isReachable: false, isRemote: false, limits: [] };
  }
  const options = await readOptions(context, sent);
  if (options instanceof Refusal) return options;
  return {
    isReachable: options.some(({ unavailable }) => unavailable === null),
    isRemote: province !== undefined && book.remote.includes(province.name),
    limits: options.flatMap(({ code, name, unavailable, said }) =>
      unavailable === null ? [] : [{ code, name, reason: unavailable, ...(said && { said }) }],
    ),
  };
}
