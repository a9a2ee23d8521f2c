/** A product as a sheet in a grid: drawn in its true proportions, with its lowest price. */
import type { ProductCard as Card } from '@banxin/contract/calls/catalogue';
import { Money } from '@banxin/ui/Money';
import { ProductArt, type ProductArtProps } from '@banxin/ui/ProductArt';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import { useText } from '../../lib/text.ts';
import { catalogueText } from './catalogue.messages.ts';
import * as css from './ProductCard.css.ts';

export function ProductCard({ product }: { readonly product: Card }) {
  const text = useText(catalogueText);
  return (
    <Link href={`/product/detail/${product.id}`} className={css.card}>
      <span className={css.art}>
        <ProductArt
          family={product.family as ProductArtProps['family']}
          widthMm={product.widthMm}
          heightMm={product.heightMm}
          {...(product.depthMm !== null && { depthMm: product.depthMm })}
          frame="card"
        />
      </span>
      <span className={css.words}>
        <Text size={16} weight="medium">
          {product.name}
        </Text>
        <span className={css.foot}>
          <Text weight="bold">
            <Money fen={product.from} tone="price" suffix={text.from} />
          </Text>
          <Text size={13} tone="quiet">
            {product.fromUnit}
          </Text>
        </span>
      </span>
    </Link>
  );
}
