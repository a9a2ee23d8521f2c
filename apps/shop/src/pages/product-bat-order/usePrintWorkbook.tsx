/** The workbook of print orders: its calls, its columns and its words. */
import {
  cancelImport,
  explainRow,
  getBatchTemplate,
  getImportRows,
  getImportWorkbook,
  getUnfinishedImports,
} from '@banxin/contract/calls/batch/import';
import type { BatchRow } from '@banxin/contract/entities/batch';
import { type BatchColumn, batchColumn } from '@banxin/contract/rules/batchColumns';
import { createPrintImportActors } from '@banxin/flows/batch-import';
import type { FlowClient } from '@banxin/flows/client';
import { formatFen, Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { useContext } from 'react';
import type { ImportActors, SheetColumn, Workbook } from '../../features/batch/workbook.ts';
import { XrayButton } from '../../features/quote/xray/XrayButton.tsx';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { sendOnce } from '../../features/upload/sendOnce.ts';
import { tusPort } from '../../features/upload/tusPort.ts';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Own } from '../../lib/Own.tsx';
import { LocaleContext, useText } from '../../lib/text.ts';
import { batOrderText } from './product-bat-order.messages.ts';
import { shipText } from './ship.messages.ts';

const RowXray = lazyPart(() => import('./parts/RowXray.tsx'));

const port = tusPort('import');

export const printActors = (client: FlowClient): ImportActors =>
  createPrintImportActors(client, {
    upload: (file, signal) => sendOnce(port, file, signal),
  });

function Spec({ row: { spec, cells } }: { readonly row: BatchRow }) {
  const { word } = useCatalogueWords();
  if (spec !== null) return word(spec.text, spec.said);
  const { width, height, material, gsm, colours, crafts } = cells;
  const size = width && height ? `${width}×${height}` : undefined;
  return <Own>{[size, material, gsm, colours, crafts].filter(Boolean).join(' ')}</Own>;
}

interface AmountProps {
  readonly row: BatchRow;
  readonly importId: string | undefined;
}

/** The amount is the button that opens it. */
function Amount({ row: { row, total, parcel }, importId }: AmountProps) {
  const text = useText(batOrderText);
  const ship = useText(shipText);
  const may = useCanCall();
  if (total === null) {
    return (
      <Text size={12} tone="quiet">
        {text.hidden}
      </Text>
    );
  }
  return (
    <>
      {importId !== undefined && may(explainRow) ? (
        <XrayButton label={formatFen(total)} of={ship.priceOf(row)}>
          {(onClose) => <RowXray {...{ importId, row, onClose }} />}
        </XrayButton>
      ) : (
        <Money fen={total} />
      )}
      {parcel !== undefined && (
        <Text element="p" size={12} tone="quiet">
          {ship.group(parcel)}
        </Text>
      )}
    </>
  );
}

function PrintFile({ row: { cells } }: { readonly row: BatchRow }) {
  const text = useText(batOrderText);
  return cells.file ? <Own>{cells.file}</Own> : <Text tone="quiet">{text.noFile}</Text>;
}

/** @param importId the import that is looked at; undefined before there is one */
export function usePrintWorkbook(importId: string | undefined): Workbook<BatchRow> {
  const text = useText(batOrderText);
  const isEnglish = useContext(LocaleContext) === 'en-US';
  const columns: readonly SheetColumn<BatchRow>[] = [
    { id: 'number', header: text.number, col: 'number', width: 112 },
    { id: 'product', header: text.product, col: 'product', width: 132 },
    { id: 'spec', header: text.spec, cell: (row) => <Spec row={row} /> },
    { id: 'quantity', header: text.quantity, col: 'quantity', width: 72, align: 'end' },
    { id: 'consignee', header: text.receiver, col: 'consignee', width: 92 },
    {
      ...{ id: 'file', header: text.file, col: 'file', width: 124 },
      cell: (row) => <PrintFile row={row} />,
    },
    {
      ...{ id: 'amount', header: text.amount, width: 96, align: 'end' },
      cell: (row) => <Amount row={row} importId={importId} />,
    },
  ];
  return {
    calls: {
      template: getBatchTemplate,
      unfinished: getUnfinishedImports,
      rows: getImportRows,
      marked: getImportWorkbook,
      cancel: cancelImport,
    },
    kind: 'print',
    columns,
    headOf: (col) => batchColumn(col as BatchColumn).head[isEnglish ? 1 : 0],
    words: { title: text.title, dropHint: text.dropHint, orders: text.orders },
  };
}
