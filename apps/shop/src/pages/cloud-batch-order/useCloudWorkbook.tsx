/** The workbook of parcels from the cloud warehouse: its calls, its columns and its words. */
import {
  cancelImport,
  getImportRows,
  getImportWorkbook,
  getUnfinishedImports,
} from '@banxin/contract/calls/batch/import';
import { getCloudTemplate } from '@banxin/contract/calls/cloudWarehouse/import';
import type { BatchRow, ImportProgress } from '@banxin/contract/entities/batch';
import { type BatchColumn, batchColumn } from '@banxin/contract/rules/batchColumns';
import { createCloudImportActors } from '@banxin/flows/batch-import';
import type { FlowClient } from '@banxin/flows/client';
import { Text } from '@banxin/ui/Text';
import { useContext } from 'react';
import type { ImportActors, SheetColumn, Workbook } from '../../features/batch/workbook.ts';
import { sendOnce } from '../../features/upload/sendOnce.ts';
import { tusPort } from '../../features/upload/tusPort.ts';
import { LocaleContext, useText } from '../../lib/text.ts';
import { cloudBatchText } from './cloud-batch-order.messages.ts';

const port = tusPort('import');

export const cloudActors = (client: FlowClient): ImportActors =>
  createCloudImportActors(client, {
    upload: (file, signal) => sendOnce(port, file, signal),
  });

function Parcel({ row: { parcel } }: { readonly row: BatchRow }) {
  const text = useText(cloudBatchText);
  return parcel === undefined ? <Text tone="quiet">--</Text> : text.parcelNumber(parcel);
}

/** @param progress of the import in hand; undefined before there is one */
export function useCloudWorkbook(progress: ImportProgress | undefined): Workbook<BatchRow> {
  const text = useText(cloudBatchText);
  const isEnglish = useContext(LocaleContext) === 'en-US';
  const columns: readonly SheetColumn<BatchRow>[] = [
    { id: 'number', header: text.number, col: 'number', width: 96 },
    { id: 'stockCode', header: text.stockCode, col: 'stockCode', width: 104 },
    { id: 'quantity', header: text.quantity, col: 'quantity', width: 72, align: 'end' },
    { id: 'consignee', header: text.receiver, col: 'consignee', width: 84 },
    { id: 'address', header: text.address, col: 'address' },
    { id: 'parcel', header: text.parcel, width: 68, cell: (row) => <Parcel row={row} /> },
  ];
  const merged =
    progress?.parcels !== undefined && progress.valid > 0
      ? `${text.merged(progress.valid, progress.parcels)} ${text.inRowOrder}`
      : undefined;
  return {
    calls: {
      template: getCloudTemplate,
      unfinished: getUnfinishedImports,
      rows: getImportRows,
      marked: getImportWorkbook,
      cancel: cancelImport,
    },
    kind: 'cloud',
    columns,
    headOf: (col) => batchColumn(col as BatchColumn).head[isEnglish ? 1 : 0],
    words: { title: text.title, dropHint: text.dropHint, orders: text.orders, note: merged },
  };
}
