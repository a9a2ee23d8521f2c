/** Types of importing a batch of cloud warehouse orders from a workbook. */
import type { OutputOf, RawAnswer } from '@banxin/contract/call';
import type { createImported, parseImport } from '@banxin/contract/calls/cloudWarehouse/import';
import type { ImportProblem, ImportRow } from '@banxin/contract/entities/cloudWarehouse';
import type { Failure } from '../failure.ts';

export type { ImportProblem, ImportRow };

/** A chosen workbook. */
export interface ImportFile {
  readonly name: string;
  /** @unit bytes */
  readonly size: number;
  /** What the port reads, a `File` in the browser. Never looked into here. */
  readonly source: unknown;
}

/** Why a file is not even sent: no `.xlsx` or `.csv`, nothing in it, or larger than `IMPORT_BYTES_MAX`. */
export type FileFault = 'kind' | 'empty' | 'size';

/** Every row judged, nothing saved. */
export type ParsedImport = OutputOf<typeof parseImport>;

/** What became of the rows. */
export type CreatedImport = OutputOf<typeof createImported>;

/** What is created, under which key. */
export interface CreateRequest {
  readonly rows: readonly ImportRow[];
  readonly idempotencyKey: string;
}

export interface BatchImportInput {
  /** Random, made when the page opens: base of the idempotency keys. */
  readonly key: string;
}

export interface BatchImportContext {
  key: string;
  /** Chosen last; undefined before the first one and after a cancellation. */
  file: ImportFile | undefined;
  /** Set while the file is rejected. */
  fault: FileFault | undefined;
  /** Where the file was uploaded to; undefined before it arrived. */
  importUrl: string | undefined;
  /** Rows that can become orders, or still can after some were created. */
  rows: readonly ImportRow[];
  /** What keeps rows from becoming orders, found by the check or by the creation. */
  problems: readonly ImportProblem[];
  /** Counts sets of rows that were sent, so that a repeat of the same rows has the same key. */
  attempt: number;
  /** Orders that are there now. */
  created: CreatedImport['created'];
  /** Why the last step failed; undefined while all is well. */
  failure: Failure | undefined;
}

export type BatchImportEvent =
  | { type: 'TEMPLATE.DOWNLOAD' }
  | { type: 'FILE.SELECT'; file: ImportFile }
  /** Creates the orders of all rows; rows with problems are left out only when that is said. */
  | { type: 'SUBMIT' }
  | { type: 'SUBMIT.VALID' }
  /** The failed step again, or the rows that were not created. */
  | { type: 'RETRY' }
  /** Stops what runs and forgets the file. */
  | { type: 'CANCEL' };

/** The page's side of the import. */
export interface ImportPort {
  /** Uploads the workbook and answers its address; stops when the signal says so. */
  upload(file: ImportFile, signal: AbortSignal): Promise<string>;
  /** Hands a downloaded file to the customer. */
  save(file: RawAnswer): void;
}
