/** One category with its products as sheets. */

import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { ProductSheet } from '../../../features/product/ProductSheet.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../Category.css.ts';
import { categoryText } from '../category.messages.ts';

export interface CategorySectionProps {
  readonly category: Category;
  /** The only one on the page: its name is the page's title. */
  readonly isAlone: boolean;
}

export function CategorySection({ category, isAlone }: CategorySectionProps) {
  const text = useText(categoryText);
  const { id, name, products } = category;
  const titleId = `category-${id}-title`;
  return (
    <section id={`category-${id}`} aria-labelledby={titleId} className={css.section}>
      <Stack gap={16}>
        <Inline justify="between" align="baseline">
          <Inline gap={12} align="baseline">
            <Heading level={isAlone ? 1 : 2} size={isAlone ? 26 : 20} id={titleId}>
              {name}
            </Heading>
            <Text size={13} tone="quiet">
              {text.count(String(products.length))}
            </Text>
          </Inline>
          {!isAlone && (
            <Link href={pathOf('category', { id })} kind="standalone">
              {text.only(name)}
            </Link>
          )}
        </Inline>
        {products.length === 0 ? (
          <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>
        ) : (
          <Grid element="ul" columns={{ wide: 4, small: 3, phone: 2 }} gap={16}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductSheet product={product} headingLevel={isAlone ? 2 : 3} />
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </section>
  );
}
