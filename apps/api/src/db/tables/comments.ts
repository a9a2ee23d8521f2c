/** What customers say of their orders. */
import type { Instant } from './columns.ts';

export interface OrderCommentsTable {
  customer_id: number;
  order_id: number;
  product_id: number;
  /** The account that wrote it. */
  written_by: number;
  stars: number;
  content: string;
  created_at: Instant;
  edited_at: Instant | null;
}

export interface OrderCommentFilesTable {
  customer_id: number;
  order_id: number;
  position: number;
  file_id: string;
}
