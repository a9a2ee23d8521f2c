/** Types of orders from a workbook: uploaded, checked row by row on the server, mended, created in parts. */
import type {
  BatchProblemCode,
  CommitMode,
  ImportProgress,
  ShipOffer,
} from '@banxin/contract/entities/batch';
import type { FlowClient, SendOptions } from '../client.types.ts';
import type { Failure } from '../failure.ts';

export type { CommitMode, ImportProgress };

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

/** One thing that is changed in a checked workbook; its rows are judged again. */
export type ChangeRequest =
  /** Another text in one cell; '' empties it. */
  | { readonly kind: 'fix'; readonly row: number; readonly col: string; readonly value: string }
  /** Every proposal for one kind of fault. */
  | { readonly kind: 'adopt'; readonly code: BatchProblemCode }
  /** Files that are named are looked for again. */
  | { readonly kind: 'match' }
  /** Receivers of outside orders by their numbers. */
  | { readonly kind: 'fill'; readonly tids: readonly string[] }
  /** The cheapest shipping, at the sum that was named; and every row by itself again. */
  | { readonly kind: 'ship'; readonly expectedSum: ShipOffer['sum'] }
  | { readonly kind: 'unship' };

/** What a change did. */
export interface ChangeAnswer {
  readonly progress: ImportProgress;
  /** Rows that it mended. */
  readonly rows: number;
  /** Numbers of outside orders that nobody knows, and known ones that stand in no row. */
  readonly unknown: readonly string[];
  readonly unused: readonly string[];
}

/** Which rows of which import become orders. */
export interface CreateRequest {
  readonly importId: string;
  readonly mode: CommitMode;
}

/** The calls of one kind of workbook: print orders, or parcels of the cloud warehouse. */
export interface ImportCalls {
  /** Begins to read and judge an uploaded workbook. @param upload  what the port answered */
  start(
    client: FlowClient,
    upload: string,
    options: SendOptions,
  ): Promise<{ readonly importId: string }>;
  read(client: FlowClient, importId: string, options: SendOptions): Promise<ImportProgress>;
  change(
    client: FlowClient,
    importId: string,
    request: ChangeRequest,
    options: SendOptions,
  ): Promise<ChangeAnswer>;
  /** Makes the next part of the orders. */
  create(client: FlowClient, request: CreateRequest, options: SendOptions): Promise<ImportProgress>;
}

export interface BatchImportContext {
  /** Chosen last; undefined before the first one, and for an import that was found again. */
  file: ImportFile | undefined;
  /** Set while the file is rejected. */
  fault: FileFault | undefined;
  /** What the port answered for the uploaded file. */
  upload: string | undefined;
  importId: string | undefined;
  /** As the server said last; undefined until it was asked. */
  progress: ImportProgress | undefined;
  /** What is changed, or was last. */
  change: ChangeRequest | undefined;
  /** The change that was made last, with what it did. */
  changed: { readonly request: ChangeRequest; readonly answer: ChangeAnswer } | undefined;
  /** How it is submitted. */
  mode: CommitMode;
  /** Some of its rows are orders, and the others are being mended. */
  isMending: boolean;
  /** How often all rows were to be submitted while some are wrong: the page shows the first of these. */
  pointed: number;
  /** Why the last step failed; undefined while all is well. */
  failure: Failure | undefined;
  /** Nobody looks at the page. */
  hidden: boolean;
  /** Questions in a row that got no answer. */
  unanswered: number;
}

export type BatchImportEvent =
  | { type: 'FILE.SELECT'; file: ImportFile }
  /** An import that was begun before: in another window, or before a reload. */
  | { type: 'OPEN'; importId: string }
  | { type: 'CHANGE'; request: ChangeRequest }
  /** Creates the orders of all rows; with mistakes in some it points at the first of them. */
  | { type: 'SUBMIT' }
  /** Creates the orders of those that are right. */
  | { type: 'SUBMIT.VALID' }
  /** The failed step again. */
  | { type: 'RETRY' }
  /** To the rows that are left when the others are orders. */
  | { type: 'REVIEW' }
  /** Stops an upload and forgets its file. */
  | { type: 'CANCEL' }
  /** Puts it aside: as long as it is not given up, it is found again by its id. */
  | { type: 'LEAVE' }
  /** Nobody looks at the page: nothing is asked. */
  | { type: 'HIDDEN' }
  /** Somebody looks again; timers may have slept. */
  | { type: 'SEEN' };

/** The page's side of the import. */
export interface ImportPort {
  /** Uploads the workbook and answers what `ImportCalls.start` is told of it; stops when the signal says so. */
  upload(file: ImportFile, signal: AbortSignal): Promise<string>;
}
