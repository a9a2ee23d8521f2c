/** A customer's orders: tabs with counts, search, days, and what to do with each. */

import { PAGE_SIZES } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';
import { ErrorState } from '@banxin/ui/ErrorState';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Pager } from '@banxin/ui/Pager';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { useRef } from 'react';
import { CancelPart } from '../../features/order/CancelPart.tsx';
import { useOrderActions } from '../../features/order/useOrderActions.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { isForbidden } from '../../lib/forbidden.ts';
import { useText } from '../../lib/text.ts';
import * as css from './MyOrders.css.ts';
import { useMyOrders } from './my-orders.data.ts';
import { myOrdersText } from './my-orders.messages.ts';
import { OrderFilters } from './parts/OrderFilters.tsx';
import { OrderListEmpty } from './parts/OrderListEmpty.tsx';
import { OrderListSkeleton } from './parts/OrderListSkeleton.tsx';
import { OrderTable } from './parts/OrderTable.tsx';

export default function MyOrdersPage() {
  const text = useText(myOrdersText);
  const words = useFixedWords();
  const { query, change, list, tabs, refresh } = useMyOrders();
  const actions = useOrderActions(refresh);
  const isRefused = list.state === 'failed' && isForbidden(list.error);
  const top = useRef<HTMLDivElement>(null);
  const labels: Readonly<Record<string, string>> = {
    all: text.all,
    unpaid: text.unpaid,
    inReview: text.inReview,
    inProduction: text.inProduction,
    toShip: text.toShip,
    toReceive: text.toReceive,
    done: text.done,
    returns: text.returns,
    cancelled: text.cancelled,
  };
  return (
    <Stack gap={20}>
      <div ref={top}>
        <Inline justify="between">
          <Heading level={1}>{text.title}</Heading>
          <LinkButton href={pathOf('category')} variant="ink">
            {text.order}
          </LinkButton>
        </Inline>
      </div>
      <Sheet padding="none">
        <Tabs
          label={text.tabs}
          items={tabs.map(({ id, label, count }) => ({ id, label: labels[id] ?? label, count }))}
          selectedId={query.tab}
          onSelectionChange={(tab) => change({ tab })}
          inset="sheet"
        >
          <OrderFilters
            query={query}
            onChange={change}
            total={list.state === 'ready' ? list.value.total : null}
          />
          <div className={css.body}>
            {list.state === 'loading' && <OrderListSkeleton />}
            {list.state === 'failed' && (
              <ErrorState
                title={isRefused ? text.listForbidden : text.listFailed}
                {...(!isRefused && { kept: text.listFailedKept, onRetry: list.retry })}
                {...(list.error.requestId && { requestId: list.error.requestId })}
              >
                {words(list.error.message)}
              </ErrorState>
            )}
            {list.state === 'ready' && list.value.items.length === 0 && (
              <OrderListEmpty query={query} total={list.value.total} onChange={change} />
            )}
            {list.state === 'ready' && list.value.items.length > 0 && (
              <OrderTable
                orders={list.value.items}
                actions={actions}
                isPending={list.isRefreshing}
              />
            )}
          </div>
          {list.state === 'ready' && list.value.total > 0 && (
            <div className={css.foot}>
              <Pager
                total={list.value.total}
                page={query.page}
                pageSize={query.size}
                pageSizes={PAGE_SIZES}
                onChange={(page, size) => {
                  change({ page, size });
                  top.current?.scrollIntoView();
                }}
              />
            </div>
          )}
        </Tabs>
      </Sheet>
      <CancelPart actions={actions} />
    </Stack>
  );
}
