/** What was ordered, option by option, with the remark. */

import { addFavorite } from '@banxin/contract/calls/order/favorite';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Suspense } from 'react';
import { OrderPicture } from '../../../features/order/OrderPicture.tsx';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../OrderDetail.css.ts';
import { orderDetailText } from '../order-detail.messages.ts';

/** It comes after what stands in the order. */
const KeepFavorite = lazyOptional(() => import('../../../features/favorite/KeepFavorite.tsx'));

export function OrderSpec({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderDetailText);
  const may = useCanCall();
  const { name, word } = useCatalogueWords();
  return (
    <Sheet element="section" aria-label={text.product}>
      <Stack gap={16}>
        <Inline justify="between">
          <Heading level={2} size={16}>
            {text.product}
          </Heading>
          {order.isPrinted && may(addFavorite) && (
            <Suspense>
              <KeepFavorite
                size="small"
                name={name('product', order.productId, order.productName)}
                jobOf={() => ({ orderSN: order.orderSN })}
              />
            </Suspense>
          )}
        </Inline>
        <div className={css.product}>
          <OrderPicture {...order} />
          <div className={css.productWords}>
            <Text weight="medium">
              <Link href={pathOf('productDetail', { id: order.productId })} kind="quiet">
                {name('product', order.productId, order.productName)}
              </Link>
            </Text>
            <Text size={13} tone="body">
              {word(order.spec, order.specSaid)}
            </Text>
          </div>
        </div>
        <DescriptionList
          columns={2}
          items={[
            ...order.specLines.map(({ label, value, said }) => ({
              label: word(label, said.label),
              value: word(value, said.value),
            })),
            {
              label: text.remark,
              value: order.remark ? <Own>{order.remark}</Own> : text.noRemark,
              isWide: true,
            },
          ]}
        />
      </Stack>
    </Sheet>
  );
}
