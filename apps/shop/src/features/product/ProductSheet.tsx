/** A product with its picture, mark, uses and description and, for who may see it, its lowest price. */

import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dayText } from '../../lib/day.ts';
import { useText } from '../../lib/text.ts';
import type { GridType } from './gridType.ts';
import { ProductDrawing } from './ProductDrawing.tsx';
import * as css from './ProductSheet.css.ts';
import { productText } from './product.messages.ts';

export interface ProductSheetProps {
  readonly product: ProductCard;
  /** Level of the name in the outline. @default 3 */
  readonly headingLevel?: 2 | 3;
  /** The name with words marked in it. @default the name */
  readonly label?: ReactNode;
  /** 1 a sheet of a grid, 2 a row of a list. @default 1 */
  readonly type?: GridType;
  /** Further facts, below the price. */
  readonly children?: ReactNode;
}

export function ProductSheet({
  product,
  headingLevel = 3,
  label,
  type = 1,
  children,
}: ProductSheetProps) {
  const text = useText(productText);
  const { dayWords } = useText(dayText);
  const [beforePrice, afterPrice] = text.from;
  const Name = `h${headingLevel}` as const;
  return (
    <article className={css.sheet[type]}>
      <ProductDrawing productId={product.id} />
      {product.mark > 0 && (
        <span className={css.mark} title={text.whys[product.mark]}>
          {text.marks[product.mark]}
        </span>
      )}
      <div className={css.words}>
        <Name>
          <Link
            href={pathOf(product.isStock ? 'productStock' : 'productDetail', { id: product.id })}
            className={css.link}
          >
            {label ?? product.name}
          </Link>
        </Name>
        <div>
          <Text size={12} tone="quiet">
            {product.uses.map(({ name }) => name).join(' · ')}
          </Text>
          <Text size={13} tone="body" lines={2}>
            {product.description}
          </Text>
        </div>
        {product.restockOn !== null && (
          <Text size={13} tone="caution">
            {text.restock(dayWords(product.restockOn))}
          </Text>
        )}
        {product.from !== null && (
          <div className={css.foot}>
            <Text weight="bold">
              {beforePrice && (
                <Text size={12} tone="quiet" weight="regular">
                  {beforePrice}
                </Text>
              )}
              <Money fen={product.from} tone="price" suffix={afterPrice || undefined} />
            </Text>
            <Text size={12} tone="quiet">
              / {product.fromUnit}
            </Text>
            <span className={css.price} aria-hidden="true">
              {text.price}
            </span>
          </div>
        )}
        {children}
      </div>
    </article>
  );
}
