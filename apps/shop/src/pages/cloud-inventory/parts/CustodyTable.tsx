/** Goods that are kept, as a table; on a phone as cards. */

import type { CustodyStock } from '@banxin/contract/entities/cloudWarehouse';
import { formatCount } from '@banxin/ui/formatCount';
import { Money } from '@banxin/ui/Money';
import { SelectableTable } from '@banxin/ui/SelectableTable';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Table, type TableColumn, type TableKey } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { GoodsTitle } from '../../../features/cloud/GoodsTitle.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayOf, dayText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../cloud-inventory.css.ts';
import { cloudInventoryText } from '../cloud-inventory.messages.ts';
import type { GoodsRights, StockWindow } from './GoodsRows.tsx';
import { StockActions } from './StockActions.tsx';

export interface CustodyTableProps extends GoodsRights {
  readonly stocks: readonly CustodyStock[];
  /** Newer rows are on their way. */
  readonly isPending: boolean;
  readonly chosen: ReadonlySet<TableKey>;
  readonly onChoose: (chosen: ReadonlySet<TableKey>) => void;
  readonly onOpen: (window: StockWindow, stock: CustodyStock) => void;
}

function Title({ stock }: { readonly stock: CustodyStock }) {
  const text = useText(cloudInventoryText);
  return (
    <GoodsTitle
      goods={stock}
      mark={stock.isLow && <StatusTag tone="caution">{text.low}</StatusTag>}
    >
      {stock.frozenReason !== null && (
        <Text size={12} tone="critical" lines={2}>
          {text.frozen}
          <Own isChinese>{stock.frozenReason}</Own>
        </Text>
      )}
    </GoodsTitle>
  );
}

/** The day on which the first came in. */
function Inbound({ stock: { inboundAt } }: { readonly stock: CustodyStock }) {
  const text = useText(cloudInventoryText);
  if (inboundAt === null) {
    return (
      <Text size={13} tone="quiet">
        {text.notIn}
      </Text>
    );
  }
  return (
    <span className={css.whole}>
      <Text size={13}>{dayOf(Date.parse(inboundAt))}</Text>
    </span>
  );
}

/** What a month costs, and until when it costs nothing. */
function Fee({ stock: { monthFee, freeUntil } }: { readonly stock: CustodyStock }) {
  const text = useText(cloudInventoryText);
  const { dayWords } = useText(dayText);
  return (
    <Stack gap={0} align="end">
      <Money fen={monthFee} />
      {freeUntil !== null && (
        <Text size={12} tone="quiet">
          {text.freeUntil(dayWords(dayOf(Date.parse(freeUntil))))}
        </Text>
      )}
    </Stack>
  );
}

export function CustodyTable(props: CustodyTableProps) {
  const { stocks, isPending, chosen, onChoose, onOpen, canSend, canAlert, canTakeOut } = props;
  const text = useText(cloudInventoryText);
  const { name } = useCatalogueWords();
  const columns = useMemo<TableColumn<CustodyStock>[]>(() => {
    const units = (
      id: string,
      header: string,
      of: (stock: CustodyStock) => number,
    ): TableColumn<CustodyStock> => ({
      id,
      header,
      align: 'end',
      width: 68,
      cell: (stock) => <span className={css.whole}>{formatCount(of(stock))}</span>,
    });
    return [
      {
        id: 'goods',
        header: text.columnGoods,
        isRowHeader: true,
        cell: (stock) => <Title stock={stock} />,
      },
      {
        id: 'code',
        header: text.columnCode,
        width: 84,
        cell: ({ code }) => (
          <span className={css.whole} translate="no">
            {code}
          </span>
        ),
      },
      units('onHand', text.columnOnHand, ({ onHand }) => onHand),
      units('reserved', text.columnReserved, ({ reserved }) => reserved),
      {
        ...units('available', text.columnAvailable, ({ available }) => available),
        cell: ({ available, isLow }) => (
          <span className={css.whole}>
            <Text weight="bold" tone={isLow ? 'critical' : 'strong'}>
              {formatCount(available)}
            </Text>
          </span>
        ),
      },
      units('frozen', text.columnFrozen, ({ frozen }) => frozen),
      units('incoming', text.columnIncoming, ({ incoming }) => incoming),
      {
        id: 'inbound',
        header: text.columnInbound,
        width: 98,
        cell: (stock) => <Inbound stock={stock} />,
      },
      {
        id: 'fee',
        header: text.columnFee,
        align: 'end',
        width: 84,
        cell: (stock) => <Fee stock={stock} />,
      },
      {
        id: 'actions',
        header: text.columnActions,
        align: 'end',
        width: 116,
        cell: (stock) => (
          <StockActions
            stock={stock}
            canSend={canSend}
            canAlert={canAlert}
            canTakeOut={canTakeOut}
            onOpen={onOpen}
          />
        ),
      },
    ];
  }, [text, canSend, canAlert, canTakeOut, onOpen]);
  const table = {
    label: text.custody,
    columns,
    rows: stocks,
    rowKey: ({ stockId }: CustodyStock) => stockId,
    isPending,
    density: 'compact',
  } as const;
  // Whoever may not send has nothing to choose.
  if (!canSend) return <Table {...table} />;
  return (
    <SelectableTable
      {...table}
      selectedKeys={chosen}
      onSelectionChange={onChoose}
      rowLabel={({ productId, productName, code }) =>
        `${name('product', productId, productName)} ${code}`
      }
    />
  );
}
