/** Many products as a grid of sheets or as a list of rows. */
import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { Grid } from '@banxin/ui/Grid';
import type { ReactNode } from 'react';
import type { GridType } from './gridType.ts';
import { ProductSheet, type ProductSheetProps } from './ProductSheet.tsx';
import * as css from './ProductSheets.css.ts';

export interface ProductSheetsProps<P extends ProductCard> {
  readonly products: readonly P[];
  readonly type: GridType;
  readonly headingLevel: NonNullable<ProductSheetProps['headingLevel']>;
  /** Further facts of a product, at the end of its sheet. */
  readonly more?: (product: P) => ReactNode;
}

export function ProductSheets<P extends ProductCard>(props: ProductSheetsProps<P>) {
  const { products, type, headingLevel, more } = props;
  const items = products.map((product) => (
    <li key={product.id}>
      <ProductSheet product={product} headingLevel={headingLevel} type={type}>
        {more?.(product)}
      </ProductSheet>
    </li>
  ));
  if (type === 2) return <ul className={css.list}>{items}</ul>;
  return (
    <Grid element="ul" columns={{ wide: 4, small: 3, phone: 2 }} gap={16}>
      {items}
    </Grid>
  );
}
