/** Types of one print file on its way to the server. */
import type { PrintFile } from '@banxin/contract/entities/file';
import type { Failure } from '../failure.ts';

/** A chosen file. */
export interface UploadFile {
  /** Unique within a list: the React key. */
  readonly key: string;
  readonly name: string;
  /** @unit bytes */
  readonly size: number;
  /** MIME type as the browser names it. */
  readonly type: string;
  /** What the upload port reads, a `File` in the browser. Never looked into here. */
  readonly source: unknown;
}

export interface UploadItemInput {
  readonly file: UploadFile;
  /** Larger files are refused without being sent. @unit bytes */
  readonly maxBytes: number;
}

/** Why a file cannot be printed, a value and no error. */
export interface Refusal {
  /** `size`: larger than allowed · `server`: the upload or the check said no. */
  readonly by: 'size' | 'server';
  /** In Chinese; empty for `size`, whose limit is in the context. */
  readonly message: string;
  /** Key and values of the server's refusal, by which its words are found in another language. */
  readonly data?: unknown;
}

export interface UploadItemContext {
  file: UploadFile;
  maxBytes: number;
  /** Arrived so far. @unit bytes */
  sent: number;
  /** Where the upload goes on after a pause or a failure; undefined before the server knows it. */
  uploadUrl: string | undefined;
  /** The file's id on the server; undefined until all of it arrived. */
  fileId: string | undefined;
  /** The server's check; undefined until it is done. */
  report: PrintFile | undefined;
  refusal: Refusal | undefined;
  /** Why sending or checking failed; undefined while all is well. */
  failure: Failure | undefined;
}

/** What the upload port tells. */
export type UploadReport =
  /** The server knows the upload: from now on it can be resumed. */
  | { type: 'UPLOAD.STARTED'; uploadUrl: string }
  /** @unit bytes */
  | { type: 'PROGRESS'; sent: number }
  | { type: 'UPLOADED'; fileId: string }
  /** The server does not take this file. */
  | { type: 'REFUSED'; message: string; data?: unknown }
  | { type: 'FAIL'; error: unknown };

export type UploadItemEvent =
  | UploadReport
  /** It is this file's turn. */
  | { type: 'START' }
  | { type: 'PAUSE' }
  /** Waits for its turn again, after a pause. */
  | { type: 'RESUME' }
  /** Stops sending and waits for its turn: the connection is gone. */
  | { type: 'YIELD' }
  /** Waits for its turn again, after a failure; a failed check is asked for at once. */
  | { type: 'RETRY' }
  /** Takes it away, with what has arrived. */
  | { type: 'REMOVE' };

/** What a file got to by itself; whoever steers it knows the rest. */
export type Reached = 'checking' | 'ready' | 'failed' | 'unchecked' | 'refused' | 'gone';

/** What is sent, and from where. */
export interface UploadRequest {
  readonly file: UploadFile;
  /** Goes on with this upload; undefined begins a new one. */
  readonly uploadUrl: string | undefined;
}

/** Sends files resumably; the shop's port speaks tus. */
export interface UploadPort {
  /** Starts and reports; the answer stops sending and keeps what has arrived. */
  start(request: UploadRequest, report: (event: UploadReport) => void): () => void;
  /** Throws away what has arrived. Rejects when the server could not be told. */
  discard(uploadUrl: string, signal: AbortSignal): Promise<void>;
}
