/** Rows of a workbook with what is wrong in each; on a phone a card of each. */
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { batchText } from './batch.messages.ts';
import { EditableCell, type Mending } from './EditableCell.tsx';
import { FaultList } from './FaultList.tsx';
import type { SheetColumn, SheetRow, Workbook } from './workbook.ts';

export interface RowTableProps {
  readonly label: string;
  readonly workbook: Pick<Workbook<SheetRow>, 'columns' | 'headOf'>;
  readonly rows: readonly SheetRow[];
  readonly isPending: boolean;
  readonly mending: Mending;
}

export function RowTable({ label, workbook, rows, isPending, mending }: RowTableProps) {
  const text = useText(batchText);
  const { columns, headOf } = workbook;
  const shown = new Set(columns.flatMap(({ col }) => col ?? []));
  const cellOf = ({ col, cell, header }: SheetColumn<SheetRow>) =>
    function Cell(line: SheetRow) {
      const value = (col !== undefined && line.cells[col]) || '';
      const isFaulty = line.problems.some((problem) => problem.col === col);
      // Right rows are read; in a wrong one anything may have to be another.
      const canMend = col !== undefined && line.problems.length > 0 && line.orderSN === null;
      if (!canMend) return cell ? cell(line) : <Own>{value}</Own>;
      return (
        <EditableCell
          row={line.row}
          col={col}
          head={header}
          value={value}
          isFaulty={isFaulty}
          mending={mending}
        />
      );
    };
  const all: TableColumn<SheetRow>[] = [
    {
      id: 'row',
      header: text.row,
      isRowHeader: true,
      width: 56,
      cell: ({ row }) => String(row),
    },
    ...columns.map((column) => ({
      ...{ id: column.id, header: column.header, cell: cellOf(column) },
      ...(column.width !== undefined && { width: column.width }),
      ...(column.align && { align: column.align }),
    })),
    {
      id: 'problem',
      header: text.problem,
      width: 220,
      cell: (line) => <FaultList row={line} shown={shown} headOf={headOf} mending={mending} />,
    },
  ];
  return (
    <Table
      label={label}
      columns={all}
      rows={rows}
      rowKey={({ row }) => row}
      isPending={isPending}
      isCurrentHighlighted={false}
    />
  );
}
