/** A product with its drawing in true proportions, its description and, for who may see it, its lowest price. */

import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Money } from '@banxin/ui/Money';
import { ProductArt, type ProductFamily, type ProductTone } from '@banxin/ui/ProductArt';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import { useText } from '../../lib/text.ts';
import * as css from './ProductSheet.css.ts';
import { productText } from './product.messages.ts';

export interface ProductSheetProps {
  readonly product: ProductCard;
  /** Level of the name in the outline. @default 3 */
  readonly headingLevel?: 2 | 3;
}

/** Inks that keep neighbours of one family apart; the first is the family's usual one. */
const INKS: Partial<Record<ProductFamily, readonly ProductTone[]>> = {
  nameCard: ['cinnabar', 'indigo', 'green', 'gold', 'ink', 'cyan', 'magenta'],
  flyer: ['cyan', 'indigo', 'magenta', 'gold', 'green', 'cinnabar', 'ink'],
  folded: ['green', 'indigo', 'cyan'],
  booklet: ['indigo', 'cinnabar', 'green', 'cyan', 'ink'],
  sticker: ['cinnabar', 'indigo', 'green', 'cyan', 'gold', 'ink', 'magenta'],
  box: ['indigo', 'cinnabar', 'green', 'cyan', 'magenta'],
  bag: ['green', 'indigo', 'cinnabar'],
  sampleBook: ['indigo', 'cinnabar', 'green'],
};

export function ProductSheet({ product, headingLevel = 3 }: ProductSheetProps) {
  const text = useText(productText);
  const family = product.family;
  const inks = INKS[family];
  const tone = inks?.[((product.id % 100) - 1) % inks.length];
  const Name = `h${headingLevel}` as const;
  return (
    <article className={css.sheet}>
      <div className={css.art}>
        <ProductArt
          family={family}
          widthMm={product.widthMm}
          heightMm={product.heightMm}
          frame="card"
          {...(product.depthMm !== null && { depthMm: product.depthMm })}
          {...(tone !== undefined && { tone })}
        />
      </div>
      <div className={css.words}>
        <Name>
          <Link href={pathOf('productDetail', { id: product.id })} className={css.link}>
            {product.name}
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
