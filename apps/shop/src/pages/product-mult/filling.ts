/** What one cell says goes into others of its column. Pure. */
import { withOption } from '@banxin/pricing/options';
import type { Configuration, Product } from '@banxin/pricing/types';
import { cellText, written } from './cells.ts';
import { configured, type JobRow, type OptionColumn } from './jobRow.ts';

/** The fields of one column, taken over whole: sizes with their millimetres, crafts with what belongs to them. */
function takenOver(
  product: Product,
  from: Configuration,
  to: Configuration,
  column: OptionColumn,
): Configuration {
  switch (column) {
    case 'product':
      return to;
    case 'size': {
      const { sizeId, widthMm, heightMm, depthMm } = from;
      const { depthMm: _, ...flat } = to;
      const sized = { ...flat, sizeId, widthMm, heightMm };
      return depthMm === undefined ? sized : { ...sized, depthMm };
    }
    case 'material':
      return withOption(product, to, 'material', from.materialId);
    case 'gsm':
      return { ...to, gsm: from.gsm };
    case 'colours':
      return { ...to, colours: from.colours };
    case 'crafts':
      return { ...to, crafts: from.crafts };
    case 'quantity':
      return { ...to, quantity: from.quantity };
    case 'styles':
      return { ...to, styles: from.styles };
  }
}

/** The row with what another says in a column; of another product as if it were written there. */
export function filledFrom(
  products: readonly Product[],
  from: JobRow,
  to: JobRow,
  column: OptionColumn,
): JobRow {
  const product = products.find(({ id }) => id === from.configuration.productId);
  if (product === undefined) return to;
  const unread = from.unread[column];
  if (unread) return { ...to, unread: { ...to.unread, [column]: unread } };
  if (to.configuration.productId !== product.id) {
    return written(products, to, column, cellText(product, from.configuration, column));
  }
  return configured(to, takenOver(product, from.configuration, to.configuration, column), [column]);
}
