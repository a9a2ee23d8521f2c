/** What is made: one drawing of each family, leading to its products. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Link as Reach } from 'wouter';
import { ProductDrawing } from '../../../features/product/ProductDrawing.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../Corporate.css.ts';
import { corporateText } from '../corporate.messages.ts';

export function Families({ categories }: { readonly categories: readonly Category[] }) {
  const text = useText(corporateText);
  return (
    <Stack element="section" gap={16} aria-label={text.families}>
      <Heading level={2}>{text.families}</Heading>
      <ul className={css.families}>
        {categories.map(({ id, name, products }) => (
          <li key={id} className={css.family}>
            {products[0] && <ProductDrawing productId={products[0].id} />}
            <p className={css.familyName}>
              <Reach href={pathOf('product', {}, { category: id })} className={css.reach}>
                {name}
              </Reach>
              <Text size={12} tone="quiet" numeric>
                {text.kinds(String(products.length))}
              </Text>
            </p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
