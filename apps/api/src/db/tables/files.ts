/** Uploaded files and their checks. */
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import type { UploadPurpose } from '@banxin/contract/uploads';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, JsonOrNull } from './columns.ts';

export interface FilesTable {
  /** Unguessable. */
  id: string;
  customer_id: number;
  uploaded_by: number;
  name: string;
  purpose: ColumnType<UploadPurpose, UploadPurpose | undefined, never>;
  bytes: number;
  content_type: Generated<string>;
  sha256: string | null;
  storage_key: string;
  status: 'uploading' | 'checking' | 'checked' | 'refused';
  page_count: number | null;
  /** What the check found; its shape belongs to the file module. */
  report: JsonOrNull<unknown>;
  refusal: string | null;
  attempts: Generated<number>;
  lease_until: Instant | null;
  /** An order needs it: it may not be removed. */
  used: Generated<boolean>;
  /** The order in whose folder it was made; null for an upload. */
  folder_order: ColumnType<number | null, number | null | undefined, never>;
  /** What it was made of, unique in its folder; null for an upload. */
  made_of: ColumnType<string | null, string | null | undefined, never>;
  created_at: Instant;
  checked_at: Instant | null;
}

/** What a customer has begun to upload; the row is locked while another upload is admitted. */
export interface UploadTotalsTable {
  /** Main account. */
  customer_id: number;
  hour_bytes: number;
  /** The hour began with its first upload. */
  hour_ends: Instant;
  day_bytes: number;
  day_ends: Instant;
}

/** Files whose rows are gone and whose bytes and pictures are to go. */
export interface FileRemovalsTable {
  /** Of the file. */
  id: string;
  storage_key: string;
  due_at: Instant;
}

/** Who writes an upload: one request of one server at a time. */
export interface UploadLocksTable {
  /** Key of the upload. */
  id: string;
  holder: string;
  held_until: Instant;
  /** Somebody else waits: the holder must release the lock. */
  is_wanted: Generated<boolean>;
}

/** Whose turn it is to have a file checked; its row is locked while one is claimed. */
export interface CheckTurnsTable {
  /** Main account. */
  customer_id: number;
  /** A check of this customer began last. */
  served_at: Instant;
  /** Until then those who wait go first: its files took long. */
  slow_until: Instant | null;
}

/** What paths into folders are signed with; the newest signs, older ones are still believed for a while. */
export interface FolderKeysTable {
  id: Generated<number>;
  secret: string;
  created_at: Instant;
}

/** A file of another server that is to be fetched into the folder of an order. */
export interface RemoteFilesTable {
  id: Generated<number>;
  /** Main account. */
  customer_id: number;
  asked_by: number;
  order_id: number;
  url: string;
  status: ColumnType<
    'waiting' | 'running' | 'done' | 'failed',
    undefined,
    'waiting' | 'running' | 'done' | 'failed'
  >;
  /** What has come. @unit bytes */
  bytes: Generated<number>;
  /** As the other server says. @unit bytes */
  of_bytes: number | null;
  /** Of the file that came of it. */
  file_id: string | null;
  why: JsonOrNull<KeyedMessage>;
  attempts: Generated<number>;
  lease_until: Instant | null;
  created_at: Instant;
  ended_at: Instant | null;
}
