/** Goods of the shop that can be sent in the customer's name, as a table; on a phone as cards. */

import type { SalesStock } from '@banxin/contract/entities/cloudWarehouse';
import { Button } from '@banxin/ui/Button';
import { formatCount } from '@banxin/ui/formatCount';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Money } from '@banxin/ui/Money';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { sendLink } from '../../../features/cloud/cloudLines.ts';
import { GoodsTitle } from '../../../features/cloud/GoodsTitle.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import { cloudInventoryText } from '../cloud-inventory.messages.ts';

export interface SalesTableProps {
  readonly goods: readonly SalesStock[];
  readonly isPending: boolean;
  readonly canSend: boolean;
}

function Sell({ goods }: { readonly goods: SalesStock }) {
  const text = useText(cloudInventoryText);
  const { name } = useCatalogueWords();
  const { kind, productId, productName, available } = goods;
  const spoken = text.sellOf(name('product', productId, productName));
  if (available === 0) {
    return (
      <Button size="small" isDisabled aria-label={`${spoken}, ${text.soldOut}`}>
        {text.soldOut}
      </Button>
    );
  }
  return (
    <LinkButton
      size="small"
      href={sendLink([{ kind, id: productId, quantity: 1 }])}
      aria-label={spoken}
    >
      {text.sell}
    </LinkButton>
  );
}

export function SalesTable({ goods, isPending, canSend }: SalesTableProps) {
  const text = useText(cloudInventoryText);
  const columns = useMemo<TableColumn<SalesStock>[]>(
    () => [
      {
        id: 'goods',
        header: text.columnGoods,
        isRowHeader: true,
        cell: (one) => <GoodsTitle goods={one} />,
      },
      {
        id: 'code',
        header: text.columnCode,
        width: 140,
        cell: ({ code }) => <span translate="no">{code}</span>,
      },
      {
        id: 'each',
        header: text.columnEach,
        align: 'end',
        width: 120,
        cell: ({ each }) => <Money fen={each} />,
      },
      {
        id: 'available',
        header: text.columnAvailable,
        align: 'end',
        width: 120,
        cell: ({ available }) => (
          <Text weight="bold" tone="strong">
            {formatCount(available)}
          </Text>
        ),
      },
      ...(canSend
        ? [
            {
              id: 'actions',
              header: text.columnActions,
              align: 'end',
              width: 120,
              cell: (one: SalesStock) => <Sell goods={one} />,
            } as const,
          ]
        : []),
    ],
    [text, canSend],
  );
  return (
    <Table
      label={text.sales}
      columns={columns}
      rows={goods}
      rowKey={({ productId }) => productId}
      isPending={isPending}
    />
  );
}
