/** The table as it is kept in this browser, by customer and category: over a reload, a login, a look at other pages. */
import { DRAFT_KEPT_DAYS } from '@banxin/contract/constants';
import type { PrintFile } from '@banxin/contract/entities/file';
import type { JobStyle } from '@banxin/contract/entities/styles';
import { areRows } from '../../features/address/drops/dropRow.ts';
import { leftOf } from '../../features/address/drops/dropRows.ts';
import { isConfiguration } from '../../features/quote/isConfiguration.ts';
import type { Store } from '../../lib/storage.ts';
import { type JobRow, newRow, supplied, type Unread, withDrops } from './jobRow.ts';

/** As long after the last edit as an order that was not submitted. @unit ms */
const KEPT_MS = DRAFT_KEPT_DAYS * 24 * 3_600_000;

export const keptKey = (userId: number, categoryId: number): string =>
  `mult.${userId}.${categoryId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPart = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.fileId === 'string' &&
  ['all', 'front', 'back'].includes(String(value.side)) &&
  typeof value.page === 'number';

const isStyle = (value: unknown): value is JobStyle =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.parts) &&
  value.parts.every(isPart);

const isFile = (value: unknown): value is PrintFile =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  Array.isArray(value.findings) &&
  Array.isArray(value.pages);

const isUnread = (value: unknown): value is Unread =>
  isRecord(value) &&
  typeof value.typed === 'string' &&
  Array.isArray(value.offers) &&
  value.offers.every((offer) => typeof offer === 'string');

/** One row; null for anything else that stands there. */
function rowIn(value: unknown, at: number): JobRow | null {
  if (!isRecord(value) || !isConfiguration(value.configuration)) return null;
  const { styles, files, unread, drops, configuration } = value;
  const row = newRow(configuration);
  const isSupplied =
    Array.isArray(styles) && styles.every(isStyle) && Array.isArray(files) && files.every(isFile);
  const kept = isSupplied ? supplied(row, styles, files) : row;
  const open = isRecord(unread) && Object.values(unread).every(isUnread) ? unread : {};
  const whole: JobRow = { ...kept, unread: open as JobRow['unread'], id: at + 1 };
  const isShared = areRows(drops) && leftOf(drops, configuration.quantity) === 0;
  return isShared ? withDrops(whole, drops) : whole;
}

/** Rows in their order; null where none are kept. */
export function readTable(store: Store, key: string): readonly JobRow[] | null {
  const kept = store.read<unknown>(key);
  if (!Array.isArray(kept)) return null;
  const rows = kept.flatMap((value, at) => rowIn(value, at) ?? []);
  return rows.length === 0 ? null : rows;
}

export const writeTable = (store: Store, key: string, rows: readonly JobRow[], now: number): void =>
  store.write(
    key,
    rows.map(({ id: _, ...row }) => row),
    now + KEPT_MS,
  );
