/** What is wrong with a row: each fault with its proposal, and its cell where the table does not show it. */
import type { ChangeRequest } from '@banxin/flows/batch-import';
import { Button } from '@banxin/ui/Button';
import { StatusTag } from '@banxin/ui/StatusTag';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import * as css from './Batch.css.ts';
import { batchText } from './batch.messages.ts';
import { EditableCell, type Mending } from './EditableCell.tsx';
import type { SheetRow } from './workbook.ts';

export interface FaultListProps {
  readonly row: SheetRow;
  /** Cells that stand in columns of their own. */
  readonly shown: ReadonlySet<string>;
  readonly headOf: (col: string) => string;
  readonly mending: Mending;
}

export function FaultList({ row: line, shown, headOf, mending }: FaultListProps) {
  const text = useText(batchText);
  const words = useFixedWords();
  const { row, problems, cells, orderSN } = line;
  if (orderSN !== null) return <StatusTag tone="positive">{text.ordered(orderSN)}</StatusTag>;
  if (problems.length === 0) return <StatusTag tone="positive">{text.noProblem}</StatusTag>;
  // Two faults of one cell are mended in one place.
  const own = new Set<string>();
  return (
    <ul className={css.faults}>
      {problems.map((problem) => {
        const { col, code, fix } = problem;
        const hasCell = !shown.has(col) && !own.has(col) && code !== 'DUP_EXISTING';
        own.add(col);
        const take: ChangeRequest = { kind: 'fix', row, col, value: fix ?? '' };
        return (
          <li key={`${col} ${code}`} className={css.fault}>
            <span className={css.faultWords}>{words(problem)}</span>
            {hasCell && (
              <EditableCell
                row={row}
                col={col}
                head={headOf(col)}
                value={cells[col] ?? ''}
                isFaulty
                mending={mending}
              />
            )}
            {fix !== undefined && fix !== '' && (
              <Button
                size="small"
                variant="quiet"
                isDisabled={mending.isPending}
                onPress={() => mending.send(take)}
              >
                {code === 'PRICE_CHANGED' ? text.adopt : text.adoptOf(fix)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
