/** What tells one kind of workbook from another: its calls, its columns, its words. Everything else is shared. */
import type { Call } from '@banxin/contract/call';
import type { BatchProblemCode, BatchRow, ImportState } from '@banxin/contract/entities/batch';
import type { ImportKind } from '@banxin/contract/rules/batchColumns';
import type { batchImportMachine, createImportActors } from '@banxin/flows/batch-import';
import type { ReactNode } from 'react';
import type { Actor } from 'xstate';

/** A fault of a row. */
export interface SheetProblem {
  readonly col: string;
  readonly code: BatchProblemCode;
  readonly value: string;
  readonly message: string;
  readonly data: unknown;
  /** A value that would do. */
  readonly fix?: string | undefined;
}

/** A row of a workbook, whatever it orders. */
export type SheetRow = Pick<BatchRow, 'row' | 'cells' | 'orderSN'> & {
  readonly problems: readonly SheetProblem[];
};

/** Rows that are shown. */
export const SHOWS = ['all', 'valid', 'faulty', 'created'] as const;
export type Show = (typeof SHOWS)[number];

export interface RowsInput {
  readonly importId: string;
  readonly show?: Show | undefined;
  readonly code?: BatchProblemCode | undefined;
  readonly pageIndex?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** An import that was begun and is not done. */
export interface Unfinished {
  readonly importId: string;
  readonly fileName: string;
  readonly state: ImportState;
  readonly total: number;
  readonly startedAt: string;
}

/** Calls that the flow does not make itself. */
export interface WorkbookCalls<Row extends SheetRow> {
  /** The empty workbook. */
  readonly template: Call<Record<string, never>, unknown>;
  readonly unfinished: Call<{ kind?: ImportKind | undefined }, readonly Unfinished[]>;
  readonly rows: Call<RowsInput, { readonly items: readonly Row[]; readonly total: number }>;
  /** The workbook with what is wrong. */
  readonly marked: Call<{ importId: string }, unknown>;
  readonly cancel: Call<{ importId: string }, unknown>;
}

/** One column of the table. */
export interface SheetColumn<Row extends SheetRow> {
  readonly id: string;
  readonly header: string;
  readonly width?: number;
  readonly align?: 'start' | 'end';
  /** The cell of the workbook that is shown, and mended, here. */
  readonly col?: string;
  /** What a cell shows that is worked out. @default the text of `col` */
  readonly cell?: (row: Row) => ReactNode;
}

/** One kind of workbook. */
export interface Workbook<Row extends SheetRow> {
  readonly kind: ImportKind;
  readonly calls: WorkbookCalls<Row>;
  readonly columns: readonly SheetColumn<Row>[];
  /** Head of any cell that may have a fault. */
  readonly headOf: (col: string) => string;
  readonly words: {
    readonly title: string;
    /** What may be dropped: kinds, size, rows. */
    readonly dropHint: string;
    /** How many orders, with their unit: 280 单. */
    readonly orders: (count: number) => string;
    /** Below the counters, when there is something to say: rows that become one parcel. */
    readonly note?: string | undefined;
  };
}

export type ImportFlow = Actor<typeof batchImportMachine>;
export type ImportActors = ReturnType<typeof createImportActors>;
