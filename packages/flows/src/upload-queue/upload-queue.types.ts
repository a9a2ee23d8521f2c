/** Types of the print files of one page, sent a few at a time. */
import type { Reached, UploadFile } from '../upload-item/upload-item.types.ts';

/** Where the queue has a file; what a file got to by itself comes from the file's own flow. */
export type Standing = Exclude<Reached, 'gone'> | 'waiting' | 'sending' | 'paused' | 'leaving';

/** What the queue still has to say to a file's own flow. */
export type Order = 'START' | 'PAUSE' | 'RESUME' | 'YIELD' | 'RETRY' | 'REMOVE';

export interface QueuedFile {
  /** Its key is also the id of its flow among the queue's children. */
  readonly file: UploadFile;
  readonly standing: Standing;
  readonly order: Order | undefined;
}

export interface UploadQueueInput {
  /** Larger files are refused without being sent. @unit bytes */
  readonly maxBytes: number;
}

export interface UploadQueueContext {
  maxBytes: number;
  /** In the order they were chosen, which is the order they are sent in. */
  items: readonly QueuedFile[];
  /** As far as the browser knows; while it is not, nothing is started. */
  isOnline: boolean;
}

export type UploadQueueEvent =
  | { type: 'ADD'; file: UploadFile }
  /** Everything that is sent or waits. */
  | { type: 'PAUSE' }
  /** Everything that is paused. */
  | { type: 'RESUME' }
  /** Everything that failed; a refused file would be refused again. */
  | { type: 'RETRY.ALL' }
  /** Takes everything away, from the server too. */
  | { type: 'CLEAR' }
  | { type: 'ITEM.PAUSE'; key: string }
  | { type: 'ITEM.RESUME'; key: string }
  | { type: 'ITEM.RETRY'; key: string }
  | { type: 'ITEM.REMOVE'; key: string }
  /** From a file's own flow. */
  | { type: 'ITEM.REACHED'; key: string; reached: Reached }
  /** The browser lost the network. */
  | { type: 'OFFLINE' }
  | { type: 'ONLINE' };
