/** Files of the styles that a ticket is about: what marks are on, and what a reprint is made from. */
import type { ClaimLine, ClaimMark, ClaimProof } from '@banxin/contract/entities/afterSales';
import type { PrintFile } from '@banxin/contract/entities/file';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { messageOf } from '@banxin/contract/refusals/row';
import { filesOfLines } from '@banxin/contract/rules/afterSales';
import type { Db } from '../../db/transaction.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { filesOf } from '../order/files.ts';
import type { OrderRow } from '../order/order.ts';

/** The styles that these lines name, and the files that hold them. */
export async function artworkOf(db: Db, order: OrderRow, lines: readonly ClaimLine[]) {
  const { styles, configuration } = order;
  const files = await filesOf(db, order);
  return {
    styles: styles && lines.flatMap(({ style }) => styles[style - 1] ?? []),
    files: filesOfLines({ files, styles, count: configuration.styles }, lines),
  };
}

/** The files as a ticket shows them. */
export const proofsOf = (files: readonly PrintFile[]): ClaimProof[] =>
  files.map(({ id, name, pages }) => ({ id, name, pages: [...pages] }));

/** Marks stand on pages of the files that hold the styles; null when each does. */
export async function marksRefusal(
  db: Db,
  order: OrderRow,
  { lines, marks }: { readonly lines: readonly ClaimLine[]; readonly marks: readonly ClaimMark[] },
): Promise<Refusal | null> {
  if (marks.length === 0) return null;
  const { files } = await artworkOf(db, order, lines);
  const isThere = ({ fileId, page }: ClaimMark): boolean =>
    files.some(({ id, pages }) => id === fileId && page <= pages.length);
  return marks.every(isThere) ? null : invalid({ marks: messageOf(refusals.markElsewhere) });
}
