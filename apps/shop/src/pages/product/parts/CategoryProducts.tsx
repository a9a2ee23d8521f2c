/** One category of the public catalogue. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { AddToCart } from '../../../features/cart/AddToCart.tsx';
import type { GridType } from '../../../features/product/gridType.ts';
import { ProductSheets } from '../../../features/product/ProductSheets.tsx';
import { useSession } from '../../../features/session/session.ts';
import { useText } from '../../../lib/text.ts';
import { productPageText } from '../product.messages.ts';

export interface CategoryProductsProps {
  readonly category: Category;
  /** The only one on the page: its name is the page's title already. */
  readonly isAlone: boolean;
  readonly type: GridType;
}

export function CategoryProducts({ category, isAlone, type }: CategoryProductsProps) {
  const text = useText(productPageText);
  const { user } = useSession();
  const { id, name, products } = category;
  const list =
    products.length === 0 ? (
      <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>
    ) : (
      <ProductSheets
        products={products}
        type={type}
        headingLevel={isAlone ? 2 : 3}
        more={(product) => <AddToCart product={product} user={user} />}
      />
    );
  if (isAlone) return list;
  const titleId = `category-${id}-title`;
  return (
    <section id={`category-${id}`} aria-labelledby={titleId}>
      <Stack gap={16}>
        <Heading level={2} id={titleId}>
          {name}
        </Heading>
        {list}
      </Stack>
    </section>
  );
}
