/** Whether the files whose warnings were seen are those that the order has now. */
import type { PrintFile } from '@banxin/contract/entities/file';
import type { Choices } from './order-confirm.data.ts';

export function areSeen(
  { confirmedFiles }: Pick<Choices, 'confirmedFiles'>,
  files: readonly Pick<PrintFile, 'id'>[],
): boolean {
  const present = new Set(files.map(({ id }) => id));
  return (
    present.size > 0 &&
    present.size === confirmedFiles.length &&
    confirmedFiles.every((id) => present.has(id))
  );
}
