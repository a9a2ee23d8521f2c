/** The orders of a customer. */
import { getCustomerOrders } from '@banxin/contract/calls/works/customers';
import type { CustomerOrder } from '@banxin/contract/entities/customerFile';
import { Money } from '@banxin/ui/Money';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { useMemo } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { customersText } from '../customers.messages.ts';
import { DeskPages } from './DeskPages.tsx';

export function CustomerOrders({ id }: { readonly id: number }) {
  const text = useText(customersText);
  const words = useFixedWords();
  const columns = useMemo<TableColumn<CustomerOrder>[]>(
    () => [
      {
        id: 'sn',
        header: text.columnOrder,
        isRowHeader: true,
        width: 150,
        cell: ({ orderSN }) => orderSN,
      },
      {
        id: 'product',
        header: text.columnProduct,
        cell: ({ productName, spec }) => (
          <Own isChinese>
            {productName} {spec}
          </Own>
        ),
      },
      {
        id: 'status',
        header: text.columnStatus,
        width: 110,
        cell: ({ statusLabel }) => words(statusLabel),
      },
      {
        id: 'amount',
        header: text.columnAmount,
        align: 'end',
        width: 110,
        cell: ({ total }) => <Money fen={total} tone="strong" />,
      },
      {
        id: 'time',
        header: text.columnTime,
        width: 140,
        cell: ({ createdAt }) => minuteText(createdAt),
      },
      { id: 'by', header: text.columnBy, width: 100, cell: ({ by }) => <Own>{by}</Own> },
    ],
    [text, words],
  );
  return (
    <DeskPages
      call={getCustomerOrders}
      of={{ id }}
      label={text.orders}
      failed={text.ordersFailed}
      empty={text.noOrders}
    >
      {({ items }) => (
        <Table
          label={text.orders}
          columns={columns}
          rows={items}
          rowKey={({ orderSN }) => orderSN}
        />
      )}
    </DeskPages>
  );
}
