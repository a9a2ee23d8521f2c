/** Reads a small workbook beside the server's own thread, which answers others meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import type { SheetKind } from '@banxin/contract/rules/batchColumns';
import { isRefused, type ReadRow, readSheet } from './readSheet.ts';

/** What the thread is given. */
export interface SheetWork {
  readonly bytes: Uint8Array;
  readonly kind: SheetKind;
}

/** What it says, once: the rows, or why it cannot be read. */
export type SheetSaid =
  | { readonly kind: 'refused'; readonly refusal: KeyedMessage }
  | { readonly kind: 'rows'; readonly rows: readonly ReadRow[] };

const { bytes, kind } = workerData as SheetWork;
const sheet = await readSheet(bytes, kind);
const said: SheetSaid = isRefused(sheet)
  ? { kind: 'refused', refusal: sheet }
  : { kind: 'rows', rows: sheet.rows };
parentPort?.postMessage(said);
