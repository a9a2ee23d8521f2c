/** Factories and stocks for which something waits or is at work; a job of another stock is refused by name. */
import type { GangGroup } from '@banxin/contract/entities/gang';
import { Sheet } from '@banxin/ui/Sheet';
import { Own } from '../../../../lib/Own.tsx';
import { useText } from '../../../../lib/text.ts';
import * as works from '../../Works.css.ts';
import { earliest } from '../arrange.ts';
import { isDraggedJob, readDragged } from '../dragged.ts';
import { gangText } from '../gang.messages.ts';
import { groupKey, useStockNames } from '../stockNames.ts';

export interface StockListProps {
  readonly groups: readonly GangGroup[];
  readonly openKey: string;
  readonly onOpen: (key: string) => void;
  /** A job was dropped on a stock. */
  readonly onPut: (group: GangGroup, orderId: number) => void;
}

export function StockList({ groups, openKey, onOpen, onPut }: StockListProps) {
  const text = useText(gangText);
  const names = useStockNames();
  return (
    <Sheet padding="none">
      <ul className={works.list} aria-label={text.groups}>
        {groups.map((group) => {
          const orders = [...group.waiting, ...group.sheets.flatMap((sheet) => sheet.orders)];
          return (
            <li key={groupKey(group)} className={works.row}>
              <button
                type="button"
                className={works.item}
                aria-current={groupKey(group) === openKey}
                onClick={() => onOpen(groupKey(group))}
                onDragOver={(event) => {
                  if (isDraggedJob(event.dataTransfer)) event.preventDefault();
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  const dragged = readDragged(event.dataTransfer);
                  if (dragged !== null) onPut(group, dragged.orderId);
                }}
              >
                <span className={`${works.number} ${works.whole}`}>
                  <Own>{names.factory(group)}</Own>
                </span>
                <span className={works.whole}>{names.stock(group)}</span>
                <span className={works.quiet}>
                  {text.groupCount(group.waiting.length, group.sheets.length)}
                </span>
                <span className={`${works.quiet} ${works.end}`}>{earliest(orders) ?? ''}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
