/** What is to be printed, as the columns of an order's row: the same when it is registered and when it is changed. */

import type { Configuration } from '@banxin/contract/entities/configuration';
import type { PrintFile } from '@banxin/contract/entities/file';
import type { JobStyle } from '@banxin/contract/entities/styles';
import { snapshotOf } from '@banxin/pricing/answers';
import type { PricedQuote, Product } from '@banxin/pricing/types';
import { searchable } from '../../db/searchable.ts';
import { fileStatusFor, stylesColumn, thumbnailOf } from './files.ts';
import { specOf } from './pricing.ts';
import { unfixedPromise } from './promise.ts';

export function jobColumns(
  product: Product,
  configuration: Configuration,
  priced: PricedQuote,
  files: readonly PrintFile[],
  styles: readonly JobStyle[] | null,
) {
  const quote = snapshotOf(priced);
  return {
    product_id: product.id,
    category_id: product.parentId,
    product_name: product.name,
    family: product.art,
    ...specOf(product, configuration),
    configuration: JSON.stringify(configuration),
    quote: JSON.stringify(quote),
    total: priced.total,
    promise: JSON.stringify(unfixedPromise(quote.promise)),
    factory: priced.delivery?.factory.id ?? null,
    file_status: fileStatusFor(product, files),
    thumbnail: thumbnailOf(files),
    styles: stylesColumn(styles),
  };
}

/** What words find an order by. */
export const searchTextOf = (
  orderSN: string,
  { product_name, spec }: { readonly product_name: string; readonly spec: string },
  receiver?: { readonly consignee: string; readonly mobilePhone: string } | null,
): string =>
  searchable(
    [
      orderSN,
      product_name,
      spec,
      ...(receiver ? [receiver.consignee, receiver.mobilePhone] : []),
    ].join(' '),
  );
