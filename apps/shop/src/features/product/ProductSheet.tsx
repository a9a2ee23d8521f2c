/** A product with its drawing in true proportions, its description and, for who may see it, its lowest price. */

import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../lib/text.ts';
import { ProductDrawing } from './ProductDrawing.tsx';
import * as css from './ProductSheet.css.ts';
import { productText } from './product.messages.ts';

export interface ProductSheetProps {
  readonly product: ProductCard;
  /** Level of the name in the outline. @default 3 */
  readonly headingLevel?: 2 | 3;
  /** The name with words marked in it. @default the name */
  readonly label?: ReactNode;
}

export function ProductSheet({ product, headingLevel = 3, label }: ProductSheetProps) {
  const text = useText(productText);
  const Name = `h${headingLevel}` as const;
  return (
    <article className={css.sheet}>
      <ProductDrawing productId={product.id} />
      <div className={css.words}>
        <Name>
          <Link href={pathOf('productDetail', { id: product.id })} className={css.link}>
            {label ?? product.name}
          </Link>
        </Name>
        <div>
          <Text size={13} tone="body" lines={2}>
            {product.description}
          </Text>
        </div>
        {product.from !== null && (
          <div className={css.foot}>
            <Text weight="bold">
              <Money fen={product.from} tone="price" suffix={text.from} />
            </Text>
            <Text size={12} tone="quiet">
              {product.fromUnit}
            </Text>
          </div>
        )}
      </div>
    </article>
  );
}
