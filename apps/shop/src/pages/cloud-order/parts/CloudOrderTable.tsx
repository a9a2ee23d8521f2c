/** Cloud orders as a table; on a phone as cards. */
import type { CloudOrder } from '@banxin/contract/entities/cloudWarehouse';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Money } from '@banxin/ui/Money';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { useAmount } from '../../../features/cart/amount.ts';
import { LineName } from '../../../features/cloud/LineName.tsx';
import { OrderStanding } from '../../../features/order/OrderStanding.tsx';
import type { OrderActionsState } from '../../../features/order/useOrderActions.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../CloudOrder.css.ts';
import { cloudOrdersText } from '../cloud-orders.messages.ts';
import { CloudOrderActions } from './CloudOrderActions.tsx';

export interface CloudOrderTableProps {
  readonly orders: readonly CloudOrder[];
  readonly actions: OrderActionsState;
  readonly isPending: boolean;
}

function Goods({ order: { lines } }: { readonly order: CloudOrder }) {
  const text = useText(cloudOrdersText);
  const amount = useAmount();
  const [first] = lines;
  if (first === undefined) return null;
  return (
    <span className={css.cell}>
      <Text size={13} lines={2}>
        <LineName line={first} /> × {amount(first.quantity, first.unit)}
      </Text>
      {lines.length > 1 && (
        <Text size={12} tone="quiet">
          {text.furtherGoods(lines.length)}
        </Text>
      )}
    </span>
  );
}

function Carrier({ order: { carrier } }: { readonly order: CloudOrder }) {
  const text = useText(cloudOrdersText);
  const { name } = useCatalogueWords();
  if (carrier === null) return text.noCarrier;
  return (
    <span className={css.cell}>
      <Text size={13}>{name('carrier', carrier.code, carrier.name)}</Text>
      {carrier.trackingNo !== null && (
        <Text size={12} tone="body">
          <Own>{carrier.trackingNo}</Own>
        </Text>
      )}
    </span>
  );
}

export function CloudOrderTable({ orders, actions, isPending }: CloudOrderTableProps) {
  const text = useText(cloudOrdersText);
  const columns = useMemo<TableColumn<CloudOrder>[]>(
    () => [
      {
        id: 'number',
        header: text.columnNumber,
        isRowHeader: true,
        width: 132,
        cell: ({ orderSN, errand }) => (
          <span className={css.cell}>
            <Link href={pathOf('UserOrderDetail', { sn: orderSN })} kind="standalone">
              {orderSN}
            </Link>
            {errand === 'back' && (
              <span>
                <StatusTag>{text.back}</StatusTag>
              </span>
            )}
          </span>
        ),
      },
      {
        id: 'receiver',
        header: text.columnReceiver,
        cell: ({ consignee, phone, place }) => (
          <span className={css.cell}>
            <Text size={13}>
              <Own>{`${consignee} ${phone}`}</Own>
            </Text>
            <Text size={12} tone="body" lines={2}>
              <Own>{place}</Own>
            </Text>
          </span>
        ),
      },
      { id: 'goods', header: text.columnGoods, cell: (order) => <Goods order={order} /> },
      {
        id: 'carrier',
        header: text.columnCarrier,
        width: 112,
        cell: (order) => <Carrier order={order} />,
      },
      {
        id: 'state',
        header: text.columnState,
        width: 148,
        cell: (order) => <OrderStanding order={order} />,
      },
      {
        id: 'amount',
        header: text.columnAmount,
        align: 'end',
        width: 84,
        cell: ({ total }) => <Money fen={total} tone="strong" />,
      },
      {
        id: 'time',
        header: text.columnTime,
        width: 92,
        cell: ({ createdAt }) => {
          const [date, time] = minuteText(createdAt).split(' ');
          return (
            <span className={css.cell}>
              <Text size={13}>{date}</Text>
              <Text size={12} tone="quiet">
                {time}
              </Text>
            </span>
          );
        },
      },
      {
        id: 'actions',
        header: text.columnActions,
        align: 'end',
        width: 116,
        cell: (order) => <CloudOrderActions order={order} actions={actions} />,
      },
    ],
    [text, actions],
  );
  return (
    <Table
      label={text.title}
      columns={columns}
      rows={orders}
      rowKey={({ orderSN }) => orderSN}
      isPending={isPending}
      density="compact"
    />
  );
}
