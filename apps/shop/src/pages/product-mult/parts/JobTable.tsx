/** The jobs as a table that is edited in place: a real table in which arrow keys move from cell to cell. */
import type { Product } from '@banxin/pricing/types';
import { type DragEvent, useId, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { gridRoles } from '../gridRoles.ts';
import { type JobRow, OPTION_COLUMNS } from '../jobRow.ts';
import * as css from '../ProductMult.css.ts';
import { priceRow, type Terms } from '../prices.ts';
import { productMultText } from '../product-mult.messages.ts';
import type { Grid } from '../useGrid.ts';
import { CellEditor } from './CellEditor.tsx';
import { JobRowView, type RowActs } from './JobRowView.tsx';

export interface JobTableProps {
  readonly name: string;
  readonly rows: readonly JobRow[];
  readonly terms: Terms;
  readonly products: readonly Product[];
  readonly grid: Grid;
  readonly acts: RowActs;
  /** How many files are on their way to a row. */
  readonly moving: ReadonlyMap<number, number>;
  readonly onOpen: (id: number) => void;
  /** Files for a row, or null: for whichever their names say. */
  readonly onFiles: (files: readonly File[], id: number | null) => void;
}

const END: readonly string[] = ['gsm', 'quantity', 'styles'];

const rowUnder = ({ target }: DragEvent): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
  return row ? Number(row.dataset.row) : null;
};

function Head() {
  const text = useText(productMultText);
  const figures = [text.unitPrice, text.subtotal, text.arrival];
  return (
    <thead {...gridRoles.group} className={css.group}>
      <tr {...gridRoles.row} className={css.headRow}>
        <th {...gridRoles.columnHeader} className={css.headCell}>
          {text.number}
        </th>
        {OPTION_COLUMNS.map((column) => (
          <th
            key={column}
            {...gridRoles.columnHeader}
            className={css.headCell}
            data-end={END.includes(column) || undefined}
          >
            {text[column]}
          </th>
        ))}
        <th {...gridRoles.columnHeader} className={css.headCell}>
          {text.files}
        </th>
        {figures.map((figure) => (
          <th key={figure} {...gridRoles.columnHeader} className={css.headCell} data-end="">
            {figure}
          </th>
        ))}
        <th {...gridRoles.columnHeader} colSpan={2} className={`${css.headCell} ${css.both}`}>
          {text.actions}
        </th>
      </tr>
    </thead>
  );
}

export function JobTable(props: JobTableProps) {
  const { name, rows, terms, products, grid, acts, moving, onOpen, onFiles } = props;
  const text = useText(productMultText);
  const keysId = useId();
  const [over, setOver] = useState(false);
  const { active, editing } = grid;
  const editorOf = (row: JobRow, number: number) => {
    const product = terms.products.get(row.configuration.productId)?.product;
    if (editing?.id !== row.id || product === undefined) return null;
    return {
      column: editing.column,
      editor: (
        <CellEditor
          row={row}
          number={number}
          product={product}
          products={products}
          editing={editing}
          onEnd={(said) => grid.end(said)}
          onOpen={() => onOpen(row.id)}
        />
      ),
    };
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the button above takes them too. */}
      <div
        className={css.scroller}
        data-drop={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFiles([...event.dataTransfer.files], rowUnder(event));
        }}
      >
        <table
          ref={grid.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move in it; it stays a table.
          role="grid"
          className={css.table}
          aria-label={text.table(name)}
          aria-describedby={keysId}
          onKeyDown={grid.onKeyDown}
          onClick={grid.onClick}
          onFocus={grid.onFocus}
          onBlur={grid.onBlur}
          onPaste={grid.onPaste}
          onCopy={grid.onCopy}
        >
          <Head />
          <tbody {...gridRoles.group} className={css.group}>
            {rows.map((row, at) => (
              <JobRowView
                key={row.id}
                row={row}
                number={at + 1}
                standing={priceRow(row, terms)}
                product={terms.products.get(row.configuration.productId)?.product}
                stood={active?.id === row.id ? active.column : null}
                editing={editorOf(row, at + 1)}
                moving={moving.get(row.id) ?? 0}
                acts={acts}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p id={keysId} className={css.keys}>
        <span className={css.quiet}>{text.keys}</span>
        <span className={css.quiet}>{text.dropHere}</span>
      </p>
    </>
  );
}
