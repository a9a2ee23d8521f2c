/** Orders as a table; on a phone as a list. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import { Money } from '@banxin/ui/Money';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { OrderActions } from '../../../features/order/OrderActions.tsx';
import { OrderStanding } from '../../../features/order/OrderStanding.tsx';
import { OrderTitle } from '../../../features/order/OrderTitle.tsx';
import type { OrderActionsState } from '../../../features/order/useOrderActions.ts';
import { useText } from '../../../lib/text.ts';
import { myOrdersText } from '../my-orders.messages.ts';

export interface OrderTableProps {
  readonly orders: readonly OrderSummary[];
  readonly actions: OrderActionsState;
  /** Newer rows are on their way. */
  readonly isPending: boolean;
}

export function OrderTable({ orders, actions, isPending }: OrderTableProps) {
  const text = useText(myOrdersText);
  const columns = useMemo<TableColumn<OrderSummary>[]>(
    () => [
      {
        id: 'order',
        header: text.columnOrder,
        isRowHeader: true,
        cell: (order) => <OrderTitle order={order} />,
      },
      {
        id: 'status',
        header: text.columnStatus,
        width: 196,
        cell: (order) => <OrderStanding order={order} />,
      },
      {
        id: 'amount',
        header: text.columnAmount,
        align: 'end',
        width: 116,
        cell: (order) =>
          order.total === null ? (
            <Text size={12} tone="quiet">
              {text.hidden}
            </Text>
          ) : (
            <Text weight="bold">
              <Money fen={order.total} tone="strong" />
            </Text>
          ),
      },
      {
        id: 'actions',
        header: text.columnActions,
        align: 'end',
        width: 206,
        cell: (order) => <OrderActions order={order} actions={actions} />,
      },
    ],
    [text, actions],
  );
  return (
    <Table
      label={text.title}
      columns={columns}
      rows={orders}
      rowKey={(order) => order.orderSN}
      isPending={isPending}
    />
  );
}
