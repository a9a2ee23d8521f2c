/** Orders that can be invoiced: chosen over several pages, with the invoices that they make in sight. */
import type { Invoiceable } from '@banxin/contract/entities/invoice';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { formatFen, Money } from '@banxin/ui/Money';
import { SelectableTable } from '@banxin/ui/SelectableTable';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Sticky } from '@banxin/ui/Sticky';
import type { TableColumn, TableKey } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo, useState } from 'react';
import { invoiceText } from '../../../features/invoice/invoice.messages.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { ListSheet } from '../../../lib/ListSheet.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { centreTabs, useOpenOrders } from '../invoice.data.ts';
import { centreText } from '../invoice-centre.messages.ts';
import { Excluded } from './Excluded.tsx';

/** Months that are offered at once. */
const MONTHS = 3;

type Chosen = ReadonlyMap<TableKey, Invoiceable>;

interface ChosenBarProps {
  readonly chosen: Chosen;
  readonly onForget: () => void;
}

function ChosenBar({ chosen, onForget }: ChosenBarProps) {
  const text = useText(centreText);
  const orders = [...chosen.values()];
  const sum = orders.reduce((total, { open }) => total + open, 0);
  const sheets = new Set(orders.map(({ company }) => company.factory)).size;
  const query = { orders: orders.map(({ orderSN }) => orderSN).join(',') };
  return (
    <Sticky edge="bottom">
      <Sheet element="section" aria-label={text.bulk} padding="small">
        <Inline justify="between" gap={12}>
          <Text weight="medium">{text.chosen(orders.length, formatFen(sum), sheets)}</Text>
          <Inline gap={8}>
            <Button variant="quiet" onPress={onForget}>
              {text.forget}
            </Button>
            <LinkButton href={pathOf('invoiceCreate', { type: 'special' }, query)}>
              {text.applySpecial}
            </LinkButton>
            <LinkButton
              variant="primary"
              href={pathOf('invoiceCreate', { type: 'general' }, query)}
            >
              {text.applyGeneral}
            </LinkButton>
          </Inline>
        </Inline>
      </Sheet>
    </Sticky>
  );
}

export function OpenOrders() {
  const text = useText(centreText);
  const words = useText(invoiceText);
  const fixed = useFixedWords();
  const { name } = useCatalogueWords();
  const { list, months } = useOpenOrders();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const columns = useMemo<TableColumn<Invoiceable>[]>(
    () => [
      {
        id: 'order',
        header: text.columnOrder,
        isRowHeader: true,
        cell: ({ orderSN, productId, productName, refusal }) => (
          <Stack gap={0}>
            <Link href={pathOf('UserOrderDetail', { sn: orderSN })} kind="standalone">
              {orderSN}
            </Link>
            <Text size={12} tone="quiet">
              {name('product', productId, productName)}
            </Text>
            {refusal !== null && (
              <Text size={12} tone="quiet">
                {fixed(refusal)}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'paidAt',
        header: text.columnPaidAt,
        width: 152,
        cell: ({ paidAt }) => minuteText(paidAt),
      },
      {
        id: 'seller',
        header: text.columnSeller,
        width: 188,
        cell: ({ company }) => (
          <Text size={13}>
            <Own isChinese>{company.name}</Own>
          </Text>
        ),
      },
      {
        id: 'paid',
        header: text.columnPaid,
        align: 'end',
        width: 100,
        cell: ({ paid }) => <Money fen={paid} />,
      },
      {
        id: 'excluded',
        header: text.columnExcluded,
        align: 'end',
        width: 124,
        cell: ({ excluded }) => <Excluded excluded={excluded} />,
      },
      {
        id: 'open',
        header: text.columnOpen,
        align: 'end',
        width: 124,
        cell: ({ open, lastDay }) => (
          <Stack gap={0} align="end">
            <Text weight="bold">
              <Money fen={open} tone="strong" />
            </Text>
            <Text size={12} tone="quiet">
              {text.until(lastDay)}
            </Text>
          </Stack>
        ),
      },
    ],
    [text, fixed, name],
  );
  return (
    <Stack gap={16}>
      <ListSheet
        title={text.title}
        noun={text.orders}
        list={list}
        action={
          <Inline gap={8}>
            {months.slice(0, MONTHS).map((month) => (
              <LinkButton
                key={month}
                href={pathOf('invoiceCreate', { type: 'general' }, { month })}
              >
                {text.monthAll(words.month(month))}
              </LinkButton>
            ))}
          </Inline>
        }
        tabs={{ label: text.tabs, items: centreTabs.map((id) => ({ id, label: text[id] })) }}
        words={{ label: text.searchOrders, placeholder: text.orderPlaceholder, hint: text.hint }}
        empty={{ title: text.none }}
      >
        {(orders, isPending) => (
          <SelectableTable
            label={text.open}
            columns={columns}
            rows={orders}
            rowKey={({ orderSN }) => orderSN}
            rowLabel={({ orderSN }) => orderSN}
            isPending={isPending}
            selectedKeys={new Set(chosen.keys())}
            unselectableReason={({ refusal }) => (refusal === null ? undefined : fixed(refusal))}
            onSelectionChange={(keys) => {
              const known = new Map([
                ...chosen,
                ...orders.map((order) => [order.orderSN, order] as const),
              ]);
              setChosen(new Map([...known].filter(([key]) => keys.has(key))));
            }}
          />
        )}
      </ListSheet>
      {chosen.size > 0 && <ChosenBar chosen={chosen} onForget={() => setChosen(new Map())} />}
    </Stack>
  );
}
