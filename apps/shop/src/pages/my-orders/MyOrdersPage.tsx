/** A customer's orders: tabs with counts, search, days, and what to do with each. */
import { exportOrders } from '@banxin/contract/calls/order/export';
import { pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import type { ProductArtProps } from '@banxin/ui/ProductArt';
import { Suspense } from 'react';
import { OrderDialogsPart } from '../../features/order/OrderDialogsPart.tsx';
import { TogetherPart } from '../../features/order/TogetherPart.tsx';
import { useOrderActions } from '../../features/order/useOrderActions.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { ListSkeleton } from '../../lib/ListSkeleton.tsx';
import { lazyOptional } from '../../lib/lazyOptional.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { ALL } from '../../lib/listQuery.ts';
import { SaveFileButton } from '../../lib/SaveFileButton.tsx';
import { useText } from '../../lib/text.ts';
import { useMyOrders } from './my-orders.data.ts';
import { myOrdersText, noOrdersText, orderTabText } from './my-orders.messages.ts';

const OrderRows = lazyPart(() => import('./parts/OrderRows.tsx'));
void OrderRows.prepare();

/** Only who comes from what waits today sees it. */
const TodoTag = lazyPart(() => import('./parts/TodoTag.tsx'));

/** Only who has no orders yet sees it. */
const Booklet = lazyOptional<ProductArtProps>(() =>
  import('@banxin/ui/ProductArt').then(({ ProductArt }) => ({ default: ProductArt })),
);

export default function MyOrdersPage() {
  const text = useText(myOrdersText);
  const labels = useText(orderTabText);
  const { list, filter, tabs, refresh } = useMyOrders();
  const actions = useOrderActions(refresh);
  const canExport = useCanCall()(exportOrders);
  const { tab } = list.shown;
  const { todo } = list.query;
  const listed = list.rows.state === 'ready' ? list.rows.value.items : [];
  const [title = '', hint] = useText(noOrdersText)[tab];
  return (
    <>
      <ListSheet
        title={text.title}
        noun={text.noun}
        action={
          <Inline gap={12}>
            <TogetherPart action="pay" orders={listed} onChanged={refresh} />
            <TogetherPart action="confirmReceipt" orders={listed} onChanged={refresh} />
            {listed.length > 0 && canExport && (
              <SaveFileButton
                call={exportOrders}
                input={filter}
                words={{ label: text.exportOrders, done: text.exported, failed: text.exportFailed }}
              />
            )}
            <LinkButton href={pathOf('category')} variant="ink">
              {text.order}
            </LinkButton>
          </Inline>
        }
        list={list}
        tabs={{
          label: text.tabs,
          items: tabs.map(({ id, count }) => ({ id, label: labels[id], count })),
        }}
        words={{ label: text.search, placeholder: text.searchPlaceholder, hint: text.searchHint }}
        days={text.dates}
        filters={
          todo !== '' && (
            <Suspense>
              <TodoTag todo={todo} onClear={() => list.change({ todo: '' })} />
            </Suspense>
          )
        }
        empty={{
          title,
          hint,
          ...(tab === ALL && {
            art: (
              <Suspense>
                <Booklet family="booklet" tone="grey" />
              </Suspense>
            ),
            action: (
              <LinkButton href={pathOf('category')} variant="primary">
                {text.order}
              </LinkButton>
            ),
          }),
        }}
        hasPictures
      >
        {(orders, isPending) => (
          <Suspense fallback={<ListSkeleton hasPictures />}>
            <OrderRows orders={orders} actions={actions} isPending={isPending} />
          </Suspense>
        )}
      </ListSheet>
      <OrderDialogsPart actions={actions} />
    </>
  );
}
