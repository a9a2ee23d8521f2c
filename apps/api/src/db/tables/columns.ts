/** Types that columns share. */
import type { ColumnType } from 'kysely';

/** ISO 8601 with zone. Written as text, read back in Asia/Shanghai. */
export type Instant = string;

/** jsonb: read as a value, written as `JSON.stringify(value)`. */
export type Json<T> = ColumnType<T, string, string>;

/** jsonb that may be null. */
export type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;
