/** The goods with everything there: picture, shelf, prices, who sends them, and buying. */
import { factory } from '@banxin/contract/enums/factory';
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useAmount } from '../../../features/cart/amount.ts';
import { ProductDrawing } from '../../../features/product/ProductDrawing.tsx';
import { useVisit } from '../../../features/usage/usage.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../ProductStock.css.ts';
import type { Goods } from '../product-stock.data.ts';
import { stockText } from '../product-stock.messages.ts';
import { About } from './About.tsx';
import { Buy } from './Buy.tsx';
import { Ladder } from './Ladder.tsx';
import { Sample } from './Sample.tsx';

function Delivery({ delivery }: Pick<Goods, 'delivery'>) {
  const text = useText(stockText);
  const { dayWords } = useText(dayText);
  const { name } = useCatalogueWords();
  if (delivery === null) return <Text tone="body">{text.noAddress}</Text>;
  return (
    <Stack gap={4}>
      <Text weight="medium">{text.arrives(dayWords(delivery.arrives))}</Text>
      <Text size={13} tone="quiet">
        {text.factory(name('factory', delivery.factory, factory.label(delivery.factory)))}
      </Text>
    </Stack>
  );
}

export function GoodsView({ goods }: { readonly goods: Goods }) {
  const text = useText(stockText);
  const amount = useAmount();
  const [wanted, setWanted] = useState(1);
  const { productId, name, description, unit, available, perOrder, sample, delivery } = goods;
  useVisit(productId);
  // The shelf may have become emptier since it was chosen.
  const quantity = Math.max(1, Math.min(wanted, available, perOrder));
  return (
    <Stack gap={20}>
      <Breadcrumb
        items={[
          { label: text.centre, href: '/' },
          { label: text.all, href: pathOf('category') },
          { label: name },
        ]}
      />
      <Sheet>
        <div className={css.frame}>
          <div className={css.art}>
            <ProductDrawing productId={productId} />
          </div>
          <Stack gap={20}>
            <Stack gap={8}>
              <Heading level={1}>{name}</Heading>
              <Text tone="body">{description}</Text>
              {available > 0 && (
                <Text weight="medium">{text.available(amount(available, unit))}</Text>
              )}
            </Stack>
            <Ladder goods={goods} quantity={quantity} />
            {sample && <Sample terms={sample} />}
            <Delivery delivery={delivery} />
            <Buy goods={goods} quantity={quantity} onQuantity={setWanted} />
          </Stack>
        </div>
      </Sheet>
      <About productId={productId} />
    </Stack>
  );
}
