/** Everything that is done with rows, each one edit that can be undone. The same functions all along: rows are not drawn for them. */
import { PAYMENT_ORDERS_MAX } from '@banxin/contract/constants';
import type { Product } from '@banxin/pricing/types';
import { useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { cellText, written } from './cells.ts';
import { filledFrom } from './filling.ts';
import {
  configured,
  type JobRow,
  type NewRow,
  newRow,
  OPTION_COLUMNS,
  type OptionColumn,
} from './jobRow.ts';
import { pasteText } from './paste.messages.ts';
import { pastedInto, pastedTable } from './pasted.ts';
import { productMultText } from './product-mult.messages.ts';
import type { JobTableState } from './useJobTable.ts';

export interface ActsInput {
  readonly table: Pick<JobTableState, 'rows' | 'dispatch'>;
  readonly products: readonly Product[];
  /** Opens the window of a row. */
  readonly onOpen: (id: number) => void;
  /** A table with a head was pasted into a cell. */
  readonly onPasted: (text: string) => void;
}

export function useTableActs(input: ActsInput) {
  const { toasts } = useServices();
  const text = useText(productMultText);
  const words = useText(pasteText);
  const latest = useRef({ ...input, text, words, toasts });
  useLayoutEffect(() => {
    latest.current = { ...input, text, words, toasts };
  });
  const [acts] = useState(() => {
    const rowOf = (id: number): JobRow | undefined =>
      latest.current.table.rows.find((row) => row.id === id);
    const productOf = (row: JobRow): Product | undefined =>
      latest.current.products.find(({ id }) => id === row.configuration.productId);
    const change = (rows: readonly JobRow[], added: readonly NewRow[] = []): void =>
      latest.current.table.dispatch({ type: 'change', rows, added });
    const textOf = (id: number, column: OptionColumn): string => {
      const row = rowOf(id);
      const product = row && productOf(row);
      if (!row || !product) return '';
      return row.unread[column]?.typed ?? cellText(product, row.configuration, column);
    };
    const write = (id: number, column: OptionColumn, said: string): void => {
      const row = rowOf(id);
      if (!row || said.trim() === textOf(id, column)) return;
      change([written(latest.current.products, row, column, said)]);
    };
    /** As many as still fit; says how many do not. */
    const fitting = (rows: readonly NewRow[]): readonly NewRow[] => {
      const { table, toasts: told, words: said } = latest.current;
      const room = PAYMENT_ORDERS_MAX - table.rows.length;
      if (rows.length > room) told.show({ text: said.over(rows.length - room), tone: 'critical' });
      return rows.slice(0, Math.max(room, 0));
    };
    const add = (rows: readonly NewRow[], after?: number): void => {
      const { table, text: said, toasts: told } = latest.current;
      if (table.rows.length >= PAYMENT_ORDERS_MAX) {
        told.show({ text: said.full, tone: 'critical' });
        return;
      }
      const taken = fitting(rows);
      table.dispatch({ type: 'add', rows: taken, ...(after !== undefined && { after }) });
    };
    const isUntouched = (): boolean => {
      const [only, ...others] = latest.current.table.rows;
      const usual = only && productOf(only)?.defaults;
      return others.length === 0 && only?.configuration === usual && only?.files.length === 0;
    };
    return {
      write,
      textOf,
      open: (id: number): void => latest.current.onOpen(id),
      undo: (): void => latest.current.table.dispatch({ type: 'undo' }),
      redo: (): void => latest.current.table.dispatch({ type: 'redo' }),
      copy: (id: number): void => {
        const row = rowOf(id);
        // Its files and names are its own: the copy is another design of the same.
        if (row) add([{ ...newRow(row.configuration), unread: row.unread }], id);
      },
      remove: (id: number): void => latest.current.table.dispatch({ type: 'remove', id }),
      addUsual: (): void => {
        const last = latest.current.table.rows.at(-1);
        const product = (last && productOf(last)) ?? latest.current.products[0];
        if (product) add([newRow(product.defaults)]);
      },
      /** Rows out of a spreadsheet; they take the place of a table that nobody has touched. */
      addPasted: (rows: readonly NewRow[]): void => {
        const { table, toasts: told, words: said } = latest.current;
        const [first, ...others] = rows;
        const [only] = table.rows;
        if (isUntouched() && first && only) change([{ ...first, id: only.id }], fitting(others));
        else add(rows);
        told.show({ text: said.added(rows.length), tone: 'positive' });
      },
      replace: (row: JobRow): void => change([row]),
      onMend: (id: number, configuration: JobRow['configuration']): void => {
        const row = rowOf(id);
        if (row) change([configured(row, configuration, OPTION_COLUMNS)]);
      },
      onUse: (id: number, column: OptionColumn, offer: string): void => {
        const row = rowOf(id);
        if (row) change([written(latest.current.products, row, column, offer)]);
      },
      fillFromAbove: (id: number, column: OptionColumn): void => {
        const { rows } = latest.current.table;
        const at = rows.findIndex((row) => row.id === id);
        const [from, to] = [rows[at - 1], rows[at]];
        if (from && to) change([filledFrom(latest.current.products, from, to, column)]);
      },
      fillDown: (id: number, column: OptionColumn): void => {
        const { table, products, text: said, toasts: told } = latest.current;
        const at = table.rows.findIndex((row) => row.id === id);
        const from = table.rows[at];
        const below = table.rows.slice(at + 1);
        if (!from || below.length === 0) return;
        change(below.map((row) => filledFrom(products, from, row, column)));
        told.show({ text: said.filled(below.length, said[column]), tone: 'positive' });
      },
      pasteAt: (id: number, column: OptionColumn, pasted: string): void => {
        const { table, products, onPasted } = latest.current;
        const cells = pastedTable(pasted, column);
        const isHeaded = cells.columns[0] !== column;
        if (isHeaded) {
          onPasted(pasted);
          return;
        }
        const at = table.rows.findIndex((row) => row.id === id);
        const made = pastedInto(products, table.rows, at, cells);
        change(made.rows, fitting(made.added));
      },
    };
  });
  return acts;
}

export type TableActs = ReturnType<typeof useTableActs>;
