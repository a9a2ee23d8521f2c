/** What the price of a parcel is worked out from: kept with its order, and told whoever asks before. */
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { book } from '@banxin/pricing/book';
import type { CloudParcelPrice } from '@banxin/pricing/cloudParcel';
import { explainedParcel } from '@banxin/pricing/explainCloudParcel';
import type { Line } from '@banxin/pricing/types';
import { configurationOf } from '../cart/goodsPrice.ts';
import { explainedPrice, termsOf } from '../order/pricing.ts';
import { goodsById, mostPerOrder } from '../stock/cartLines.ts';
import { type Asking, type PricedParcel, parcelInput } from './parcel.ts';

/** Lines of what goods of the shop cost; those of custody goods are none. */
function goodsLines(
  { lines }: PricedParcel,
  { customer, now }: Asking,
): ReadonlyMap<number, readonly Line[]> {
  return new Map(
    lines.flatMap(({ kind, id, quantity }): [number, readonly Line[]][] => {
      const product = kind === cloudWarehouseKind.sales ? goodsById(id) : undefined;
      if (product === undefined) return [];
      const many = Math.min(quantity, mostPerOrder(product));
      const job = { configuration: configurationOf(product, many), urgent: 'none' } as const;
      const priced = explainedPrice(job, termsOf(customer), now);
      return priced?.valid ? [[id, priced.lines]] : [];
    }),
  );
}

/** @param province where it goes; absent: not known yet */
export function explainParcel(
  parcel: PricedParcel,
  province: string | undefined,
  asking: Asking,
): CloudParcelPrice {
  const { lines, price } = parcel;
  // A place that is not known has no freight.
  const way = { province: price.delivery === null ? undefined : province };
  const input = parcelInput(lines, way, asking.now);
  return explainedParcel(book, input, price, goodsLines(parcel, asking));
}
