/** Applications and invoices: how each stands, what can be done with it, several downloaded as one file. */
import { downloadInvoices } from '@banxin/contract/calls/invoice/invoice';
import type { InvoiceRow } from '@banxin/contract/entities/invoice';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { SelectableTable } from '@banxin/ui/SelectableTable';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Sticky } from '@banxin/ui/Sticky';
import type { TableColumn, TableKey } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo, useState } from 'react';
import { CancelQuestion } from '../../../features/invoice/CancelQuestion.tsx';
import { InvoiceStatusTag } from '../../../features/invoice/InvoiceStatusTag.tsx';
import { invoiceText } from '../../../features/invoice/invoice.messages.ts';
import { minuteText } from '../../../lib/day.ts';
import { ListSheet } from '../../../lib/ListSheet.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { SaveFileButton } from '../../../lib/SaveFileButton.tsx';
import { useText } from '../../../lib/text.ts';
import { centreTabs, useInvoices } from '../invoice.data.ts';
import { centreText } from '../invoice-centre.messages.ts';
import { InvoiceActions } from './InvoiceActions.tsx';

const RequestRed = lazyPart(() => import('../../../features/invoice/RequestRed.tsx'));

export function Applications() {
  const text = useText(centreText);
  const words = useText(invoiceText);
  const { list, counts } = useInvoices();
  const [cancelling, setCancelling] = useState<InvoiceRow | null>(null);
  const [reversing, setReversing] = useState<InvoiceRow | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<TableKey>>(new Set());
  const columns = useMemo<TableColumn<InvoiceRow>[]>(
    () => [
      {
        id: 'title',
        header: text.columnTitle,
        isRowHeader: true,
        cell: ({ title, company, invoiceSN, reason }) => (
          <Stack gap={0}>
            <Text weight="medium">
              <Own>{title}</Own>
            </Text>
            <Text size={12} tone="quiet">
              {text.columnSeller} <Own isChinese>{company}</Own>
            </Text>
            <Text size={12} tone="quiet">
              {text.columnSN} {invoiceSN}
            </Text>
            {reason !== null && (
              <Text size={12}>
                <Own>{reason}</Own>
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'kind',
        header: text.columnKind,
        width: 88,
        cell: ({ kind, medium }) => (
          <Stack gap={0}>
            <Text size={13}>{words[kind]}</Text>
            <Text size={12} tone="quiet">
              {words[medium]}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'amount',
        header: text.columnAmount,
        align: 'end',
        width: 112,
        cell: ({ amount }) => <Money fen={amount} tone="strong" />,
      },
      {
        id: 'number',
        header: text.columnNumber,
        width: 188,
        cell: ({ number }) => number ?? text.nothing,
      },
      {
        id: 'status',
        header: `${text.columnStatus} / ${text.columnTime}`,
        width: 136,
        cell: (invoice) => (
          <Stack gap={4} align="start">
            <InvoiceStatusTag {...invoice} />
            <Text size={12} tone="quiet">
              {minuteText(invoice.appliedAt)}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'actions',
        header: text.columnActions,
        isActions: true,
        width: 128,
        cell: (invoice) => (
          <InvoiceActions
            invoice={invoice}
            onCancel={() => setCancelling(invoice)}
            onRed={() => setReversing(invoice)}
          />
        ),
      },
    ],
    [text, words],
  );
  const { rows } = list;
  // As it stands by now: what is left of it is said anew when it was refused.
  const reversed =
    (rows.state === 'ready' && rows.value.items.find(({ id }) => id === reversing?.id)) ||
    reversing;
  return (
    <Stack gap={16}>
      <ListSheet
        title={text.title}
        noun={text.invoices}
        list={list}
        tabs={{
          label: text.tabs,
          items: centreTabs.map((id) => ({
            id,
            label: text[id],
            ...(counts !== null && id !== 'open' && { count: counts[id] }),
          })),
        }}
        words={{ label: text.search, placeholder: text.placeholder, hint: text.hint }}
        empty={{ title: text.noneInvoices, hint: text.noneInvoicesHint }}
      >
        {(invoices, isPending) => (
          <SelectableTable
            label={text.title}
            columns={columns}
            rows={invoices}
            rowKey={({ id }) => id}
            rowLabel={({ invoiceSN }) => invoiceSN}
            isPending={isPending}
            selectedKeys={chosen}
            unselectableReason={({ hasFiles }) => (hasFiles ? undefined : text.notIssued)}
            onSelectionChange={setChosen}
          />
        )}
      </ListSheet>
      {chosen.size > 0 && (
        <Sticky edge="bottom">
          <Sheet element="section" aria-label={text.bulkInvoices} padding="small">
            <Inline justify="between" gap={12}>
              <Text weight="medium">{text.chosenInvoices(chosen.size)}</Text>
              <Inline gap={8}>
                <Button variant="quiet" onPress={() => setChosen(new Set())}>
                  {text.forget}
                </Button>
                <SaveFileButton
                  variant="primary"
                  call={downloadInvoices}
                  input={{ ids: [...chosen].join(','), format: 'pdf' }}
                  words={{
                    label: words.download,
                    done: words.downloaded,
                    failed: words.downloadFailed,
                  }}
                />
              </Inline>
            </Inline>
          </Sheet>
        </Sticky>
      )}
      {reversing !== null && reversed !== null && (
        <PartBoundary onLost={() => setReversing(null)}>
          <RequestRed
            invoice={reversed}
            onEnd={() => {
              setReversing(null);
              list.refresh();
            }}
            onRefused={list.refresh}
          />
        </PartBoundary>
      )}
      {cancelling !== null && (
        <CancelQuestion
          id={cancelling.id}
          onEnd={(isDone) => {
            setCancelling(null);
            if (isDone) list.refresh();
          }}
        />
      )}
    </Stack>
  );
}
